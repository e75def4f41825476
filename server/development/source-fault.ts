import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { sendHtml, sendText } from '../http/send.ts'
import type { Log } from '../log.ts'
import { describeFault } from './describe-fault.ts'
import { hotDocuments } from './hot-documents.ts'

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body></body></html>'

/**
 * Answers with the error that keeps the sources from loading: a browser gets a page that shows it and reloads when a
 * file changes, other clients get text.
 */
export function sourceFault(vite: ViteDevServer, log: Log) {
  const withFaults = hotDocuments(vite)
  return (request: IncomingMessage, response: ServerResponse, thrown: unknown): void => {
    const fault = describeFault(thrown)
    log.error(
      { fault },
      'the source files could not be loaded: correct the error, the next request loads them again',
    )
    const text = [fault.message, fault.frame, fault.stack].filter(Boolean).join('\n\n')
    if (request.headers.accept?.includes('text/html')) sendHtml(response, withFaults(page, [thrown]), {}, 500)
    else sendText(response, 500, text)
  }
}
