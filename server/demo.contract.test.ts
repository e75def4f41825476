import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newDataDir } from '../backend/test/databases.ts'
import { createHandler } from './http/handler.ts'
import { start } from './start.ts'

const refused = vi.hoisted(() => (what: string) => () => {
  throw new Error(`${what} of the demo may not be loaded here`)
})
vi.mock('../demo/index.ts', refused('seed'))
vi.mock('../demo/clinics/index.ts', refused('clinics'))
vi.mock('../demo/city/index.ts', refused('city'))
vi.mock('../demo/places/index.ts', refused('places'))
vi.mock('../demo/people/accounts.ts', refused('accounts'))
vi.mock('../demo/people/patient.ts', refused('patient'))

const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }

describe('a server', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await newDataDir()
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  const startWith = (SEED: string) =>
    start({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED }, (services) =>
      createHandler(services, { assets: () => assets }),
    )

  it('starts and shows the product’s pages without loading the demo where SEED is none', async () => {
    const { url, stop } = await startWith('none')
    expect((await fetch(`${url}/help`)).status).toBe(200)
    await stop()
  })

  it('loads the demo where SEED is demo', async () => {
    await expect(startWith('demo')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('of the demo may not be loaded here') },
    })
  })
})
