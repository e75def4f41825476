import { readFile } from 'node:fs/promises'
import { liveContent } from '../../content-adapters/sanity/live.ts'
import { readMapping, type SanityMapping } from '../../content-adapters/sanity/mapping.ts'
import { sanityPreviews } from '../../content-adapters/sanity/previews/previews.ts'
import { type SanitySource, sanityClient, sanitySource } from '../../content-adapters/sanity/source.ts'
import { sanityWebhook } from '../../content-adapters/sanity/webhook.ts'
import { saidBy } from '../../content-adapters/source/said-by.ts'
import type { OpenChosen } from '../chosen-sources.ts'
import type { Env } from '../env.ts'

/** The settings of Sanity's client. */
export const sanityConfig = (env: Env) => ({
  projectId: env.SANITY_PROJECT_ID ?? '',
  dataset: env.SANITY_DATASET,
  apiVersion: env.SANITY_API_VERSION,
  token: env.SANITY_TOKEN,
  useCdn: env.SANITY_USE_CDN === 'on',
  apiHost: env.SANITY_API_HOST,
})

/** Sites of clinics, and their facts where a dataset has them, from Sanity; of all that it has, or of those that are named. */
export const open: OpenChosen = async (env, log) => {
  const mapping = await mappingOf(env)
  const client = sanityClient(sanityConfig(env))
  const live = liveContent(client, {
    onConnection: ({ isConnected, reason }) =>
      isConnected
        ? log.info('Sanity announces changes: pages show them at once')
        : log.warn({ reason }, 'Sanity announces no changes: its answers are asked for again after a minute'),
  })
  const named = env.SANITY_COMPANIES
  const companies = named.length > 0 ? named : undefined
  const { check, ...facets } = sanitySource({ client, mapping, live, companies })
  const laid = (source: Pick<SanitySource, 'clinic' | 'editorial'>) =>
    companies ? { companies: Object.fromEntries(companies.map((code) => [code, source])) } : source
  const { SANITY_STUDIO_ORIGIN: studio, SANITY_TOKEN: token, SANITY_WEBHOOK_SECRET: secret } = env
  if (studio && !token)
    log.warn(
      'SANITY_STUDIO_ORIGIN: the studio can show no drafts without SANITY_TOKEN, a token that may read them',
    )
  return {
    ...laid(facets),
    check: async () => {
      const { fault, codes, notes } = await check()
      for (const note of notes) log.warn(note)
      if (fault)
        log.warn(
          { reason: fault.message },
          companies
            ? `Sanity does not answer now: pages of the clinics ${companies.join(', ')} wait until it does, and are answered with an error before`
            : 'Sanity does not answer now: pages are made without it, and anew as soon as it does',
        )
      else if (codes.length === 0)
        log.warn(
          { dataset: env.SANITY_DATASET },
          'the dataset of Sanity shows no documents of the type site: a private dataset needs SANITY_TOKEN, other names of types SANITY_MAPPING',
        )
      return codes
    },
    watch: live.watch,
    ...(secret && { takePosted: sanityWebhook(secret) }),
    ...(studio && token && { previews: sanityPreviews({ client, token, studio, mapping, laid }) }),
  }
}

async function mappingOf({ SANITY_MAPPING: path, SANITY_COMPANIES: companies }: Env): Promise<SanityMapping> {
  if (path === undefined) return {}
  try {
    const mapping = readMapping(JSON.parse(await readFile(path, 'utf8')))
    const code = mapping.site?.code
    if (code !== undefined && companies.length > 0 && !companies.includes(code))
      throw new Error(`site.code is ${code}, which SANITY_COMPANIES=${companies.join(',')} does not name.`)
    return mapping
  } catch (error) {
    throw new Error(`SANITY_MAPPING: ${path} cannot be used: ${saidBy(error)}`)
  }
}
