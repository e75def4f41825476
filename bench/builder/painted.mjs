/**
 * Milliseconds from a key to the first frame that shows a change in the document of the page's frame. The page listens before the key
 * comes.
 */
export async function paintedAfter(page, key) {
  await page.evaluate(listen)
  await page.keyboard.press(key)
  return page.evaluate(() => window.painted)
}

function listen() {
  const target = document.querySelector('iframe').contentDocument
  window.painted = new Promise((resolve) => {
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
