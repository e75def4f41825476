import type { IncomingMessage } from 'node:http'
import { SourceError, type SourceProblem } from '../../content-adapters/source.ts'
import { chatPath } from '../../schemas/core/chat-link.ts'
import { practiceWorkerPath } from '../../schemas/visits/kept-day.ts'
import { embedPath } from '../../schemas/widgets/module-messages.ts'
import { prefixLocale } from '../../site/core/address.ts'
import { withQuery } from '../../site/core/outcome.ts'
import { redirectOf } from '../../site/respond.ts'
import { pressedPath } from '../../ui/core/pressed.ts'
import { lowVisionAddress } from '../../ui/visitor/low-vision.ts'
import { personalPaths, previewPath, readApplicationAddress } from '../application/application-paths.ts'
import { blockPreview, previewSources } from '../application/block-preview.ts'
import { storeDraft } from '../application/preview-drafts.ts'
import { leadOnSignedIn } from '../application/signed-in.ts'
import { handleCommand } from '../commands/admin.ts'
import { createChosenCity } from '../documents/chosen-city.ts'
import { createDocumentForms } from '../documents/document-forms.ts'
import type { Documents } from '../documents/documents.ts'
import { chooseLowVision, lowVisionSettings } from '../documents/low-vision.ts'
import { createDraftDocuments } from '../drafts/draft-documents.ts'
import { createSharedDocuments } from '../drafts/shared-documents.ts'
import { createStudioDocuments } from '../drafts/studio/studio-documents.ts'
import { createDrawnPictures } from '../drawn/drawn-pictures.ts'
import { pictureReader } from '../drawn/picture-reader.ts'
import { createFeeds } from '../feeds/feeds.ts'
import { createSitemaps } from '../feeds/sitemaps.ts'
import type { Services } from '../services.ts'
import { siteOptions } from '../site-options.ts'
import { whatsappOf } from '../whatsapp-of.ts'
import { createBuilds } from './builds.ts'
import { createChatLink } from './chat-link.ts'
import { clientAddress } from './client-address.ts'
import { createDomainAllowed } from './domain-allowed.ts'
import type { HandlerOptions } from './handler-options.ts'
import { createPressed } from './pressed.ts'
import { sendSchema } from './schema-files.ts'
import { sendHtml, sendRedirect } from './send.ts'
import { sendUnavailable } from './send-unavailable.ts'
import { createSourceHooks, hooksPath } from './source-hooks.ts'
import type { StaticFiles } from './static-files.ts'
import { isRead, notFound, onProduct, readOnly, type Step, underPath } from './step.ts'
import { createWhatsappHook } from './whatsapp-hook.ts'

/**
 * The handlers of a host that has pages, in order; the first that takes a request answers it. Handlers of other methods
 * than GET and HEAD stand before `readOnly`; documents come last.
 */
export function createSteps(
  services: Services,
  options: HandlerOptions,
  documents: Documents,
  files: StaticFiles | undefined,
): readonly Step[] {
  const { env, log, api, reports } = services
  const isBehindProxy = env.TRUST_PROXY === 'on'
  const newestBuilds = options.clientRoot && createBuilds(options.clientRoot, options.applicationBuild)
  const takeForm = createDocumentForms(documents, api)

  const commands: Step = async (request, response, { path }) => {
    await handleCommand(request, response, path, services, options.adminToken)
    return true
  }

  const hooks = createSourceHooks({
    takers: new Map(
      services.chosen.flatMap(({ name, takePosted }) => (takePosted ? [[name, takePosted]] : [])),
    ),
    changed: services.expire,
    log,
  })

  const whatsapp = whatsappOf(env)
  const whatsappHooks =
    services.local && whatsapp ? [createWhatsappHook({ db: services.local.db, log, hook: whatsapp })] : []

  // Documents look their redirects up themselves (B-18).
  const moved: Step = async (request, response, { path, query }) => {
    if (!isRead(request) || !readApplicationAddress(path, personalPaths)) return false
    const outcome = await redirectOf(path, {
      ...siteOptions(services),
      report: (problem) => reports.problem(problem, { path }),
    }).catch((error: unknown) => {
      if (!(error instanceof SourceError)) throw error
      return 'unknown' as const
    })
    if (outcome === 'unknown') {
      sendUnavailable(response, prefixLocale(path))
      return true
    }
    if (outcome?.kind !== 'redirect') return false
    sendRedirect(response, outcome.status, withQuery(outcome.to, query))
    return true
  }

  const application: Step = async (request, response, { path }) =>
    (await options.application?.(request, response, path)) ?? false

  const lowVision: Step = async (request, response, { path }) => {
    if (path !== lowVisionAddress || request.method !== 'POST') return false
    await chooseLowVision(request, response)
    return true
  }

  const blockDraft: Step = async (request, response) => {
    if (!options.catalogue || request.method !== 'POST') return false
    await storeDraft(request, response)
    return true
  }

  const forms: Step = async (request, response, parsed) => {
    if (request.method !== 'POST') return false
    return takeForm(request, response, { ...parsed, address: clientAddress(request, isBehindProxy) })
  }

  // Browsers request it unprompted; a clinic's icon is linked in its pages.
  const favicon: Step = (request, response, parsed) =>
    parsed.path === '/favicon.ico' && notFound(request, response, parsed)

  const schemas: Step = (_, response, { path }) => sendSchema(response, path)

  const drawn: Step = createDrawnPictures({
    open: documents.open,
    read: pictureReader(services.findPicture, log),
  })

  const xmlOptions = {
    ...siteOptions(services),
    cache: services.cache,
    report: (problem: SourceProblem) => reports.problem(problem),
  }

  const domainAllowed: Step = createDomainAllowed(services.hosts)

  const builds: Step = (_, response, { path }) => (newestBuilds ? newestBuilds(response, path) : false)

  const assets: Step = async (request, response, { path }) => (files ? files(request, response, path) : false)

  // Its address stays the same for years, the file changes with the build.
  const embed: Step = (_, response, { path }) => {
    const file = path === embedPath ? options.assets().embed : undefined
    if (!file) return false
    response.writeHead(302, { location: file, 'cache-control': 'public, max-age=3600' }).end()
    return true
  }

  // A worker may not be redirected, and is for paths outside of the folder of its file.
  const practiceWorker: Step = async (request, response, { path }) => {
    const file = path === practiceWorkerPath ? options.assets().practiceWorker : undefined
    if (!file || !files) return false
    response.setHeader('service-worker-allowed', '/')
    // Its address stays the same for years, the file changes with the build.
    return files(request, response, file, 'no-cache')
  }

  const blockExample: Step = (request, response, { path, query }) => {
    if (!options.catalogue) return false
    const faults: unknown[] = []
    const example = blockPreview(path, query, {
      assets: options.assets(),
      lowVision: lowVisionSettings(request),
      report: (_, error) => {
        if (!options.development) throw error
        faults.push(error)
      },
    })
    if (!example) return false
    sendHtml(response, options.development?.(example, faults) ?? example, previewSources(path, query))
    return true
  }

  const page: Step = async (request, response, parsed) => {
    await documents.handle(request, response, parsed)
    return true
  }

  const drafts = { site: siteOptions(services), assets: options.assets, api, log, reports }
  const draft: Step = createDraftDocuments(drafts)
  const addressOf = (request: IncomingMessage) => clientAddress(request, isBehindProxy)
  const shared: Step = createSharedDocuments({ ...drafts, addressOf })

  const studios = services.chosen.flatMap(({ previews }) =>
    previews ? createStudioDocuments({ ...drafts, previews, addressOf }) : [],
  )

  const signedIn: Step = (request, response, asked) => leadOnSignedIn(request, response, asked, api)

  const chosenCity = createChosenCity({
    openSource: services.openSource,
    api,
    isBehindProxy,
  })

  return [
    underPath('/api/', services.calls),
    onProduct(underPath('/_admin/', commands)),
    ...whatsappHooks.map((step) => onProduct(underPath(hooksPath, step))),
    onProduct(underPath(hooksPath, hooks)),
    onProduct(moved),
    onProduct(application),
    lowVision,
    underPath(pressedPath, createPressed(services)),
    onProduct(underPath(previewPath, blockDraft)),
    ...studios,
    onProduct(shared),
    onProduct(draft),
    forms,
    readOnly,
    underPath('/api/', notFound),
    underPath(chatPath, createChatLink(services)),
    favicon,
    onProduct(underPath('/schemas/', schemas)),
    underPath('/images/', services.pictures),
    underPath('/files/', services.files),
    underPath('/drawn/', drawn),
    createSitemaps(xmlOptions),
    onProduct(createFeeds(xmlOptions)),
    onProduct(domainAllowed),
    onProduct(embed),
    onProduct(practiceWorker),
    underPath('/builds/', builds),
    underPath('/builds/', notFound),
    underPath('/_assets/', assets),
    underPath('/_assets/', notFound),
    onProduct(underPath(previewPath, blockExample)),
    onProduct(signedIn),
    onProduct(chosenCity),
    page,
  ]
}
