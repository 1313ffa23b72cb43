import { uploadField } from '@itinera/shared/contracts';
import { ApiError, messageOf } from '@itinera/shared/data';
import { useEffect, useRef, useState } from 'react';
import type { Unreadable } from '../read/unreadable';
import { uploadImage } from './uploadImage';

interface Sending {
  file: File;
  /** From 0 to 1. */
  sent: number;
}

/**
 * Uploads one picture at a time; what is under way when the field goes away is given up. Until it is stored the field
 * holds no picture but that there will be one, so that the form isn't saved without it.
 */
export function useImageUpload(stored: string | null, onChange: (value: string | null | Unreadable) => void) {
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const underWay = useRef<AbortController>(undefined);
  const before = useRef<string | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  function upload(file: File): void {
    underWay.current?.abort();
    const { signal } = (underWay.current = new AbortController());
    if (!sending) before.current = stored;
    const end = (value: string | null, told?: string) => {
      if (signal.aborted) return;
      setSending(undefined);
      setProblem(told);
      onChange(value);
    };
    setProblem(undefined);
    setSending({ file, sent: 0 });
    onChange({
      typed: file.name,
      problem: 'The picture is not uploaded yet. Wait a moment, or choose it again.',
    });
    uploadImage(file, (sent) => !signal.aborted && setSending({ file, sent }), signal)
      .then(({ file_name }) => end(file_name))
      .catch((error: unknown) => end(before.current, `${file.name}: ${adviceIn(error)}`));
  }

  const cancel = () => {
    underWay.current?.abort();
    setSending(undefined);
    onChange(before.current);
  };
  return { sending, problem, upload, cancel };
}

/** About the file itself, where the server says more than what went wrong with the call. */
const adviceIn = (error: unknown): string =>
  (error instanceof ApiError && error.fields[uploadField]) || messageOf(error);
