import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { connectionOptions } from './connection-options.ts'
import type { Database, Notification } from './database.ts'

const retryMs = 1000

/** Silence after which the connection is probed: one that a firewall has dropped looks like a silent one. */
const keepAliveMs = 10_000

/**
 * LISTEN over a dedicated connection, opened with the first listener and reopened when it breaks. Every
 * listener is notified when it breaks (`lost`) and when it is back (`gap`): notifications sent in between are
 * missed.
 */
export function openListener(url: string, log: Log): Pick<Database, 'listen' | 'close'> {
  const listeners = new Map<string, Set<(notification: Notification) => void>>()
  /** The first LISTEN of each channel: a later listener waits for it too, and gets all later notifications. */
  const started = new Map<string, Promise<unknown>>()
  const stop = new AbortController()
  let current: Promise<pg.Client> | undefined

  const tell = (channel: string, notification: Notification) => {
    for (const fn of listeners.get(channel) ?? []) fn(notification)
  }
  const passOn = (notification: Notification) => {
    for (const channel of listeners.keys()) tell(channel, notification)
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connectionOptions(url),
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
    })
    client.on('notification', ({ channel, payload = '' }) => tell(channel, { kind: 'payload', payload }))
    client.on('error', (error) =>
      log.warn({ err: error }, 'the connection that listens to the database broke; it is opened again'),
    )
    await client.connect()
    for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    client.on('end', () => {
      if (stop.signal.aborted) return
      passOn({ kind: 'lost' })
      void reconnect()
    })
    return client
  }

  async function reconnect(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await sleep(retryMs, undefined, { signal: stop.signal })
        current = connect()
        await current
        passOn({ kind: 'gap' })
        return
      } catch (error) {
        if (!stop.signal.aborted)
          log.warn(
            { err: error },
            'the connection that listens to the database could not be opened; tried again, check the database',
          )
      }
    }
  }

  return {
    listen: async (channel, fn) => {
      current ??= connect()
      const client = await current.catch((error: unknown) => {
        current = undefined
        throw error
      })
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(fn))
      const starting = started.get(channel) ?? client.query(`listen ${client.escapeIdentifier(channel)}`)
      started.set(channel, starting)
      await starting.catch((error: unknown) => {
        started.delete(channel)
        throw error
      })
      return async () => {
        listeners.get(channel)?.delete(fn)
      }
    },
    close: async () => {
      stop.abort()
      await (await current?.catch(() => undefined))?.end()
    },
  }
}
