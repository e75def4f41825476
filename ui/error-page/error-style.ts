/** C-10: the button appears this long after the page, so that the message is read first. */
export const errorButtonMs = 1500

/*
 * Not in the style sheet of all documents, because only error pages need it. With reduced motion, in the system or in
 * the low-vision version, the pictures are still and the button is visible at once; keyboard focus shows the button at
 * once too.
 */
export const errorStyle = `
@media (prefers-reduced-motion: no-preference) {
  :root:not([data-scheme]) {
    .error-action:not(:focus-within) { animation: error-appear 240ms var(--ease-out) ${errorButtonMs}ms backwards }
    .error-lens { animation: error-search 9s ease-in-out infinite }
    .error-gap { animation: error-breathe 3s ease-in-out infinite }
    .error-pulse { animation: error-beat 4.5s linear infinite }
    .error-plug { animation: error-reach 4.5s ease-in-out infinite }
  }
}
@keyframes error-appear { from { opacity: 0; translate: 0 6px } }
@keyframes error-search {
  0%, 100% { translate: 0 0 }
  22%, 30% { translate: 58px -34px }
  52%, 62% { translate: 66px 20px }
  80%, 88% { translate: 8px 34px }
}
@keyframes error-breathe { 50% { opacity: 0.35 } }
@keyframes error-beat {
  0% { stroke-dashoffset: 100; opacity: 0 }
  10% { opacity: 1 }
  75% { opacity: 1 }
  88%, 100% { stroke-dashoffset: 0; opacity: 0 }
}
@keyframes error-reach { 0%, 60%, 100% { translate: 0 0 } 80% { translate: -7px 0 } }
`
