/**
 * Answers every call that would change something in place of the server, in these words: a preview accepts no booking and no review. Forms
 * show these words like any other refusal.
 */
export function refuseCalls(message: string): void {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
    if (method === 'GET' || method === 'HEAD') return ask(input, init)
    const body = JSON.stringify({ error: { code: 'FORBIDDEN', message } })
    return Promise.resolve(new Response(body, { status: 403 }))
  }
}
