import { useEffect, useRef, useState } from 'react';
import type { Unreadable } from '../read/unreadable';
import { uploadAdvice } from './uploadFile';
import { uploadImage } from './uploadImage';

interface Sending {
  file: File;
  /** Progress from 0 to 1. */
  sent: number;
}

/**
 * Uploads one image at a time, and aborts when the field unmounts. During the upload the field holds a placeholder, so that the form
 * can't be saved without the image.
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
    const end = (value: string | null, failure?: string) => {
      if (signal.aborted) return;
      setSending(undefined);
      setProblem(failure);
      onChange(value);
    };
    setProblem(undefined);
    setSending({ file, sent: 0 });
    onChange({
      typed: file.name,
      problem: 'The picture is still being uploaded. Wait a moment, or choose it again.',
    });
    uploadImage(file, (sent) => !signal.aborted && setSending({ file, sent }), signal)
      .then(({ file_name }) => end(file_name))
      .catch((error: unknown) => end(before.current, `${file.name}: ${uploadAdvice(error)}`));
  }

  const cancel = () => {
    underWay.current?.abort();
    setSending(undefined);
    onChange(before.current);
  };
  return { sending, problem, upload, cancel };
}
