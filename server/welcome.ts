import type { Services } from './services.ts'

const demoPages = [
  ['/l/demo-dent', 'a clinic with everything, in Russian'],
  ['/kk/l/demo-dent', 'the same in Kazakh'],
  ['/uz/l/demo-family', 'a clinic that is not wholly translated'],
  ['/', 'all clinics'],
  ['/api/docs', 'the API'],
] as const

/** What `npm start` prints when it is ready: where to look first. */
export function welcome(url: string, { env }: Services): string {
  const pages = env.SEED === 'demo' && !env.BACKEND_URL ? demoPages : demoPages.slice(3)
  const lines = pages.map(([path, what]) => `  ${url}${path.padEnd(22)} ${what}`)
  return `\nShipa is ready. Open first:\n${lines.join('\n')}\n\n`
}
