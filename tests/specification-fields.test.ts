import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { ProState } from '../app/pro/load-pro.ts'
import type { ServerContext } from '../app/server-context.ts'
import { useAppState } from '../app/state/app-state.ts'
import type { MenuItem } from '../content-adapters/entities/menu.ts'
import type { languages } from '../locales/languages.ts'
import { locales } from '../locales/locale.ts'
import { ownCabinet, ownCompany } from '../schemas/api/business.ts'
import { cabinet, company } from '../schemas/api/company.ts'
import { materialDetails } from '../schemas/api/materials.ts'
import type { MenuItem as ApiMenuItem } from '../schemas/api/menu.ts'
import { newsCategory, newsDetails } from '../schemas/api/news.ts'
import { customPage } from '../schemas/api/site.ts'
import { signedInUser } from '../schemas/api/user.ts'
import { hasEmailForIssue, hasWorkMis } from '../schemas/companies/own-companies.ts'
import { consultationStatus } from '../schemas/consultations/consultation-status.ts'
import { NUMERIC_GROUPS } from '../schemas/core/numeric-groups.ts'
import { personName } from '../schemas/formats/name.ts'
import { normalizePhone } from '../schemas/formats/phone.ts'
import { menuKind } from '../schemas/menu/menu-kind.ts'
import { slugOfAlias, slugOfKind } from '../schemas/menu/menu-slug.ts'
import type { Page, PageError, SiteInfo } from '../schemas/page/page.ts'
import type { Host } from '../site/core/host.ts'
import type { Toast, ToastInput } from '../ui/toast/toast-store.ts'

/*
 * The entities of the specification's §3 are a contract: every field of theirs, and where it lives. A field that vanishes
 * there fails, in a schema when this test runs, in a type when it is compiled.
 */

type FilePlace = { file: string; names: readonly string[] }

const inSchema = (file: string, { shape }: z.ZodObject): FilePlace => ({ file, names: Object.keys(shape) })
const inObject = (file: string, values: object): FilePlace => ({ file, names: Object.keys(values) })
/** The compiler does not accept a name that the type lacks. */
const inType =
  <T>() =>
  (file: string, ...names: (keyof T & string)[]): FilePlace => ({ file, names })

const schemas = {
  company: inSchema('schemas/api/company.ts', company),
  cabinet: inSchema('schemas/api/company.ts', cabinet),
  ownCompany: inSchema('schemas/api/business.ts', ownCompany),
  ownCabinet: inSchema('schemas/api/business.ts', ownCabinet),
  newsCategory: inSchema('schemas/api/news.ts', newsCategory),
  news: inSchema('schemas/api/news.ts', newsDetails),
  material: inSchema('schemas/api/materials.ts', materialDetails),
  customPage: inSchema('schemas/api/site.ts', customPage),
  user: inSchema('schemas/api/user.ts', signedInUser),
}
const ofApiMenuItem = inType<ApiMenuItem>()(
  'schemas/api/menu.ts',
  'MENU_ITEM_NAME',
  'MENU_ITEM_TYPE_CODE',
  'RELATION_TYPE',
  'RELATION_CODE',
  'IS_HIDDEN',
  'ALIAS',
  'items',
)
const ofMenuItem = inType<MenuItem>()('content-adapters/entities/menu.ts', 'title', 'link', 'slug', 'items')
const ofLocale = inType<(typeof languages)['ru']>()('locales/languages.ts', 'name', 'openGraph')
const ofPro = inType<ProState>()(
  'app/pro/load-pro.ts',
  'companies',
  'cabinets',
  'cabinetCode',
  'company',
  'access',
)
const ofApp = inObject('app/state/app-state.ts', useAppState.getInitialState())
const ofServer = inType<ServerContext>()('app/server-context.ts', 'origin')
const ofPage = inType<Page>()('schemas/page/page.ts', 'path')
const ofSite = inType<SiteInfo>()('schemas/page/page.ts', 'company')
const ofHost = inType<Host>()('site/core/host.ts', 'origin', 'product')
const ofToast = inType<Toast>()(
  'ui/toast/toast-store.ts',
  'id',
  'message',
  'variant',
  'delay',
  'position',
  'phase',
  'onRemove',
)
const ofToastInput = inType<ToastInput>()('ui/toast/toast-store.ts', 'component', 'props')
const ofError = inType<PageError>()('schemas/page/page.ts', 'message', 'statusCode', 'statusMessage', 'data')
const ofErrorData = inType<PageError['data']>()(
  'schemas/page/page.ts',
  'isCompanySite',
  'logo',
  'favicon',
  'link',
)

/** A field, the place where it lives, and its name there if that is another one. */
type Line = [field: string, place: FilePlace, name?: string]

const same = (entity: string, place: FilePlace, ...names: string[]): Line[] =>
  names.map((name) => [`${entity}.${name}`, place, name])

const lines: Line[] = [
  ...same(
    'Company',
    schemas.company,
    'COMPANY_CODE',
    'COMPANY_NAME_EN',
    'COMPANY_NAME_KK',
    'COMPANY_NAME_UZ',
    'LOGO',
    'FAVICON_LINK',
    'LONGITUDE',
    'is_active_online_entry',
    'EMAIL_FOR_ISSUES',
    'FRONT_LANDING_TEMPLATE_ID',
  ),
  ...same(
    'Company',
    schemas.company,
    ...[
      'COMPANY_NAME',
      'SLUG',
      'KIND',
      'LATITUDE',
      'COUNTRY',
      'LOCATION_CODE',
      'ADDRESS',
      'ADDRESS_KK',
      'PHONES',
    ],
    ...[
      'SITE',
      'HOURS',
      'DESCRIPTION',
      'DESCRIPTION_KK',
      'SPECIALITIES',
      'LICENSE',
      'RATING',
      'REVIEWS_COUNT',
    ],
    ...['IS_PUBLISHED', 'DOMAINS', 'PARENT_CODE', 'TIMEZONE'],
  ),
  ...same('Business account', schemas.ownCompany, 'COMPANY_CODE', 'EMAIL_FOR_ISSUES'),
  ...same('Cabinet', schemas.cabinet, 'COMPANY_CABINET_CODE'),
  ...same('Cabinet', schemas.ownCabinet, 'COMPANY_CABINET_CODE'),
  ...same(
    'Menu item',
    ofApiMenuItem,
    'MENU_ITEM_NAME',
    'MENU_ITEM_TYPE_CODE',
    'RELATION_TYPE',
    'RELATION_CODE',
    'IS_HIDDEN',
    'ALIAS',
    'items',
  ),
  ...same('Menu item', ofMenuItem, 'title', 'link', 'slug'),
  ...same('News category', schemas.newsCategory, 'INFORMATION_CODE', 'news', 'slug', 'order'),
  ...same('News', schemas.news, 'redirect', 'url'),
  ...same('Material', schemas.material, 'redirect', 'url'),
  ...same('Custom page', schemas.customPage, 'redirect', 'url'),
  ['Custom page.error info', schemas.customPage, 'ERROR'],
  ...same('User', schemas.user, 'LASTNAME', 'NAME', 'MIDDLENAME', 'TEL'),
  ...same('Locale', ofLocale, 'name'),
  ['Locale.language', ofLocale, 'openGraph'],
  ['Pro state.businessAccounts', ofPro, 'companies'],
  ['Pro state.companyCode', schemas.ownCompany, 'COMPANY_CODE'],
  ['Pro state.permissions', ofPro, 'access'],
  ...same('Pro state', ofPro, 'cabinets', 'cabinetCode', 'company'),
  ['App state.origin', ofServer, 'origin'],
  ['App state.url', ofPage, 'path'],
  ['App state.domain', ofHost, 'origin'],
  // Only a host that is not the product's has the product beside it.
  ['App state.isExternalHost', ofHost, 'product'],
  ['App state.sidebar list', ofApp, 'sidebar'],
  ...same('App state', ofApp, 'isNavActive', 'pageTitle', 'isProLayout'),
  ['App state.isCompanySite', ofSite, 'company'],
  ...same('Toast', ofToast, 'id', 'message', 'variant', 'delay', 'position'),
  ['Toast.timer', ofToast, 'phase'],
  ...same('Toast', ofToastInput, 'component', 'props'),
  ['Toast.removal callback', ofToast, 'onRemove'],
  ...same('Error object', ofError, 'message', 'statusCode', 'statusMessage', 'data'),
  ...same('Error object.data', ofErrorData, 'isCompanySite', 'logo', 'favicon', 'link'),
]

it.each(lines)('keeps the field %s of the specification', (field, { file, names }, name) =>
  expect(names, `${field} in ${file}`).toContain(name),
)

it('knows the codes of languages, menu items and aliases', () => {
  expect(locales).toEqual(['ru', 'kk', 'uz', 'en'])
  const kinds = Array.from({ length: 13 }, (_, index) => slugOfKind(menuKind(index + 1)))
  expect(kinds).toEqual([
    'news',
    undefined,
    'reviews',
    'about',
    'materials',
    'specialists',
    'appointment',
    'ask-question',
    'reviews',
    'state-symbols',
    'gallery',
    'determine',
    'contacts',
  ])
  const aliases = ['государственные символы', 'ГОБМП', 'ОСМС', 'фотогалерея', 'блог главного врача']
  expect(aliases.map(slugOfAlias)).toEqual(['state-symbols', 'gobmp', 'osms', 'gallery', 'medical-director'])
})

it('knows the codes of a consultation (C-20)', () =>
  expect(consultationStatus).toEqual({ moderation: 0, active: 1, blocked: 2, ended: 3 }))

it('derives the name and the phone of a person', () => {
  expect(personName({ LASTNAME: 'Ахметова', NAME: 'Әсел', MIDDLENAME: null })).toBe('Ахметова Әсел')
  expect(normalizePhone('77001234567')).toBe('+77001234567')
})

it('derives from the list of companies whether a person works for one, and whether it takes questions (B-34)', () => {
  const own = [
    { COMPANY_CODE: '1001', EMAIL_FOR_ISSUES: 'ask@clinic.kz' },
    { COMPANY_CODE: '1002', EMAIL_FOR_ISSUES: null },
  ]
  expect([hasWorkMis(own), hasWorkMis([])]).toEqual([true, false])
  expect(['1001', '1002', '1003'].map((code) => hasEmailForIssue(own, code))).toEqual([true, false, false])
})

it('keeps the numeric lists without a meaning by name (V-18)', () => {
  expect(Object.values(NUMERIC_GROUPS)).toEqual([2, 3, [1, 2], [0, 4, 7, 8, 9]])
})
