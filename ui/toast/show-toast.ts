import { tabStorage } from '../core/browser-storage.ts'
import { storeToasts } from './toast-storage.ts'
import { type ToastInput, toast } from './toast-store.ts'

let isCarried = false

/**
 * Raises a toast from an island of a document (B-24). The code that shows it is loaded with the first one; if the
 * reader leaves the page, the next document shows it. The application has its own toast region and calls `toast`.
 */
export function showToast<Props extends object>(input: ToastInput<Props>): string {
  if (!isCarried) addEventListener('pagehide', () => storeToasts(tabStorage()))
  isCarried = true
  void import('./document-toasts.tsx')
  return toast(input)
}
