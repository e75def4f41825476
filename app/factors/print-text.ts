/** Prints a text alone, without the page around it. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  // Without room and yet displayed: some browsers print nothing of a hidden frame.
  frame.className = 'fixed size-0 border-0'
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) throw new Error('a new frame has no window')
  const shown = page.document.createElement('pre')
  shown.textContent = text
  page.document.body.append(shown)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}
