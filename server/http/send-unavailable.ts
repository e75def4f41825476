import type { ServerResponse } from 'node:http'
import type { Locale } from '../../locales/locale.ts'
import { fallbackPage } from '../documents/fallback-page.ts'
import { sendHtml } from './send.ts'

/** Says that a page of the application cannot be made while the database does not answer, and when to come again. */
export const sendUnavailable = (response: ServerResponse, locale: Locale): void =>
  sendHtml(response, fallbackPage(locale, 503), {}, 503)
