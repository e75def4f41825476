import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { MediaItem, mediaBody } from '../../../../../schemas/api/media.ts'
import type { SendFile } from '../../../../../ui/file-upload/use-uploads.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { inTurns } from './in-turns.ts'

export type MediaBody = z.infer<typeof mediaBody>

const item = async () => (await import('../../../../../schemas/api/media.ts')).mediaItem
const path = (place: string, rest: string) => `/w-business/${place}/media${rest}` as const
const pathOf = (place: string, { CODE }: MediaItem) => path(place, `/${encodeURIComponent(CODE)}`)

// More at once would share the connection of a phone until each is too late.
const turn = inTurns(2)

/** Sends a file to the library of a company, when it is its turn. */
export const uploadMedia =
  (place: string): SendFile<MediaItem> =>
  (file, options) =>
    turn(options.signal, () => {
      const form = new FormData()
      form.set('file', file)
      return parsed(item, call('POST', path(place, '/upload'), form, options))
    })

/** The changeable fields of an item, with its present values. */
export const bodyOf = ({ NAME, ALT, FOCUS, CROP }: MediaItem): MediaBody => ({ NAME, ALT, FOCUS, CROP })

export const changeMedia = (place: string, changed: MediaItem, body: MediaBody) =>
  parsed(item, call('PUT', pathOf(place, changed), body))

export const addVideo = (place: string, body: { URL: string; NAME: string }) =>
  parsed(item, call('POST', path(place, '/video'), body))

export const removeMedia = (place: string, removed: MediaItem) => call('DELETE', pathOf(place, removed))
