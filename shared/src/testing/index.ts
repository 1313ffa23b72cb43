// Declares the matchers that the setup adds to `expect`.
import type {} from '@testing-library/jest-dom/jest-globals';

export { aHotel, testId } from './hotels';
export { findDialog } from './findDialog';
export { renderPage } from './render';
export { failure, listOf, oneOf, profileOf, server, staleFor } from './server';
export { applyStyles } from './styles';
export { keepingServer, type Loss } from './keepingServer';
export { http, HttpResponse } from 'msw';
export { default as userEvent } from '@testing-library/user-event';
export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
