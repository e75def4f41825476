import '@vitejs/plugin-react/preamble'
import type { Fault } from './describe-fault.ts'

type Overlay = new (fault: Fault & { plugin?: string }) => HTMLElement

/** Shows faults in Vite's overlay: files are links that open in the editor; Escape or a click outside closes it. */
async function show(faults: readonly Fault[]): Promise<void> {
  const [first, ...others] = faults
  if (!first) return
  const Overlay = (await customElements.whenDefined('vite-error-overlay')) as unknown as Overlay
  document.querySelector('vite-error-overlay')?.remove()
  const stack = [first, ...others].map(({ stack }) => stack).join('\n\n')
  document.body.append(new Overlay({ ...first, stack }))
}

const data = document.querySelector('#faults')?.textContent
if (data) show(JSON.parse(data))
addEventListener('error', ({ error }) => {
  if (error instanceof Error) show([{ message: error.message, stack: error.stack ?? '' }])
})
