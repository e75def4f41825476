/**
 * Runs in the page: from the next key to the first frame that shows a change in the document of the frame, in milliseconds, and how long
 * the browser took for the key itself by Event Timing (`duration`: until the next frame of its own document).
 */
export function nextPaint() {
  const target = document.querySelector('iframe').contentDocument
  return new Promise((resolve) => {
    let began
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        began = timeStamp
      },
      { capture: true, once: true },
    )
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // The first task after a frame runs when it is painted.
        port1.onmessage = () => resolve(performance.now() - began)
        port2.postMessage(0)
      })
    })
    observer.observe(target, { subtree: true, childList: true, characterData: true })
  })
}
