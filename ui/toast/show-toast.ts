import { carryToasts } from './carry-toasts.ts'
import { type ToastInput, toast } from './toast-store.ts'

let isCarried = false

/**
 * Raises a toast from an island of a document (B-24). What shows it comes with the first one; one that is raised before
 * the reader goes on is shown by the next document. The application has its own place for toasts and calls `toast`.
 */
export function showToast<Props extends object>(input: ToastInput<Props>): string {
  if (!isCarried) addEventListener('pagehide', () => carryToasts(sessionStorage))
  isCarried = true
  void import('./document-toasts.tsx')
  return toast(input)
}
