import type { KeptDay } from '../../schemas/visits/kept-day.ts'

/*
 * The worker of a doctor's day (R101, decision 51), which a browser runs for the business section of one company. With a network it changes nothing;
 * without one it shows the day that was kept (`client/offline/kept-day.ts`), and says how old it is; at other paths it says what can be read, and leads there. It writes nothing, and erases what is
 * too old, or what the server does not show any more: after a session has ended, or a right was taken away.
 */

// No imports: a browser without modules in workers could not load another file.
type Waiting = Event & { waitUntil: (until: Promise<unknown>) => void }
type Fetched = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
  skipWaiting: () => Promise<void>
}
const worker = globalThis as unknown as Worker

const [database, store, key] = ['shipa-practice', 'day', 'own']
const keptMs = 86_400_000
const lost = [401, 403, 404]
/** What a server says that is being restarted. */
const unreachable = [502, 503, 504]

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const erase = async (): Promise<void> => {
  await done(indexedDB.deleteDatabase(database))
}

async function read(): Promise<KeptDay | undefined> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const opened = await done(opening)
  const day = await done<KeptDay | undefined>(opened.transaction(store).objectStore(store).get(key))
  opened.close()
  const age = day ? Date.now() - day.savedAt : 0
  if (day && age >= 0 && age <= keptMs) return day
  await erase()
  return undefined
}

/** The document with a mark on each visit that is now, and on the next one. */
function marked(html: string, { visits = [], marks }: KeptDay): string {
  const now = Date.now()
  const next = visits.find(({ from }) => from > now)
  let at = 0
  return html.replaceAll('<!--mark-->', () => {
    const visit = visits[at++]
    if (!visit || !marks) return ''
    if (visit.from <= now && now < visit.until) return marks.now
    return visit === next ? marks.next : ''
  })
}

/** What is shown at a path in place of an answer, with the age of the day; undefined if no day is kept. */
async function keptAt(path: string): Promise<Response | undefined> {
  const day = await read()
  const html = day?.path === path ? day.html : day?.elsewhere
  if (!day || html === undefined) return undefined
  const minutes = Math.floor((Date.now() - day.savedAt) / 60_000)
  const hours = Math.floor(minutes / 60)
  const age = (hours > 0 ? day.age.hours : day.age.minutes)
    .replace('{{hours}}', String(hours))
    .replace('{{minutes}}', String(minutes % 60))
  return new Response(
    marked(
      html.replace('{{age}}', () => age),
      day,
    ),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    },
  )
}

async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  let response: Response
  try {
    response = await fetch(request)
  } catch (error) {
    const kept = await keptAt(path)
    if (kept) return kept
    throw error
  }
  const isLost = response.type === 'opaqueredirect' || lost.includes(response.status)
  // Another screen may be closed to a doctor, or lead elsewhere.
  if (isLost && (await read())?.path === path) await erase()
  return (unreachable.includes(response.status) && (await keptAt(path))) || response
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request))
})
