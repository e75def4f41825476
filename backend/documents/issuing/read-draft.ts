import { translate } from '../../../locales/index.ts'
import { localeNames } from '../../../locales/languages.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { IssueBody } from '../../../schemas/api/documents.ts'
import type { AskedField, DocumentTemplate } from '../../../schemas/areas/document-templates.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { readableShade } from '../../../schemas/design/accent.ts'
import { themeOf } from '../../../schemas/design/theme.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { fill, namePlaces, type TemplateProblem } from '../../../schemas/records/fill-template.ts'
import {
  isTemplateVariable,
  type TemplateVariable,
  templateVariables,
} from '../../../schemas/records/template-variables.ts'
import { currencyIn } from '../../../schemas/reference/countries.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { Paper } from '../../kit/pdf/paper.ts'
import { patientName } from '../../patients/index.ts'
import { nameWords, wordsOf } from '../../shared/answers/words.ts'
import { askedValues } from './asked-values.ts'
import { type About, type AboutAsked, readAbout } from './read-about.ts'
import { readTemplate } from './read-template.ts'

/** A document before it has a number: its paper, whom and what it is about, and what prevents that it is issued, by field. */
export type Draft = Pick<About, 'patient' | 'visit' | 'signer'> & {
  template: DocumentTemplate
  cabinet: string | null
  issued: string
  validTo: string | undefined
  /** Its logo is absent: `drawDraft` reads it. */
  paper: Paper
  /** The text of the paper for who fills it in: what has no value yet is named. */
  shown: Paper['body']
  /** Address of the clinic's logo. */
  logo: string | undefined
  problems: Record<string, string>
}

export type DraftAsked = AboutAsked & { body: IssueBody }

/** How a name in braces is called in a language. */
function wordsFor(variable: string, fields: readonly AskedField[], lang: Locale): string {
  if (isTemplateVariable(variable)) return templateVariables[variable][lang]
  const label = fields.find(({ name }) => name === variable)?.label
  return label ? (pickLocalized(label, lang)?.value ?? variable) : variable
}

/** What the text has of a visit, within a sentence: `date of the visit; services of the visit`. */
const ofVisit = (problems: readonly TemplateProblem[], locale: Locale): string =>
  problems
    .filter(({ variable }) => variable.startsWith('visit.'))
    .map(({ variable }) => wordsFor(variable, [], locale))
    .map((words) => words.charAt(0).toLocaleLowerCase(locale) + words.slice(1))
    .join('; ')

/** Which field mends a name in the text that has no value, and how it is said. */
function problemOf(
  { variable, problem }: TemplateProblem,
  problems: readonly TemplateProblem[],
  { lang, locale }: { lang: Locale; locale: Locale },
): [string, string] {
  const t = translate(locale)
  if (problem === 'unknown') {
    const params = { name: `{${variable}}`, language: localeNames[lang] }
    return ['TEMPLATE_CODE', t('errors:fields.paperName', params)]
  }
  if (variable.startsWith('patient.')) return ['PATIENT_CODE', t('errors:fields.patientBirthday')]
  if (variable.startsWith('visit.'))
    return ['VISIT_CODE', t('errors:fields.visitNeeded', { names: ofVisit(problems, locale) })]
  if (variable.startsWith('doctor.')) return ['SPECIALIST_CODE', t('errors:fields.doctorNeeded')]
  return ['TEMPLATE_CODE', t('errors:fields.paperAddress')]
}

function validUntil(template: DocumentTemplate, body: IssueBody, issued: string): string | undefined {
  if (body.VALID_TO !== undefined || body.IS_FOREVER) return body.VALID_TO
  return template.days === undefined ? undefined : addDays(issued, template.days)
}

/**
 * Reads what a document is made of, and notes that the card was opened: call it in a transaction. Throws 404, 412, or 422 by field; what
 * is only missing is among the problems.
 */
export async function readDraft(orm: Orm, asked: DraftAsked): Promise<Draft> {
  const { body, member, locale } = asked
  const { LANG: lang } = body
  const t = translate(lang)
  const { clinic, patient, visit, signer, branch, issued } = await readAbout(orm, asked)
  const template = await readTemplate(orm, {
    member,
    code: body.TEMPLATE_CODE,
    revision: body.TEMPLATE_REVISION,
    lang,
    locale,
  })
  const { printed, faults } = askedValues(template.fields, body.VALUES, {
    lang,
    locale,
    currency: currencyIn(clinic.country),
  })
  const validTo = validUntil(template, body, issued)
  const day = (date: string) => formatCalendarDate(date, lang)
  const [addressTexts, phones] = [branch?.address ?? clinic.address, branch?.phones ?? clinic.phones]
  const address = addressTexts && wordsOf(addressTexts, lang).TEXT
  const services = visit?.services.map((name) => wordsOf(name, lang).TEXT).join(', ')
  const name = wordsOf(clinic.name, lang).TEXT
  const speciality = signer?.speciality && wordsOf(signer.speciality, lang).TEXT
  const facts: Record<TemplateVariable, string | null> = {
    'patient.name': patientName(patient),
    'patient.birthday': patient.birthday && day(patient.birthday),
    'patient.number': String(patient.number),
    'visit.date': visit ? day(calendarDate(visit.startsAt, visit.timezone)) : null,
    'visit.doctor': visit?.doctor ? nameWords(visit.doctor, lang).TEXT : null,
    'visit.services': services || null,
    'clinic.name': name,
    'clinic.address': address ?? null,
    'doctor.name': signer?.nameOf(lang) ?? null,
    'doctor.speciality': speciality ?? null,
    today: day(issued),
  }
  const [text, values] = [template.body[lang] ?? [], { ...printed, ...facts }]
  const { body: filled, problems } = fill({ lang, body: text }, values)
  const fields = new Set(template.fields.map((field) => field.name))
  const places = problems.map(({ variable }) => [variable, wordsFor(variable, template.fields, lang)])
  return {
    patient,
    template,
    visit,
    signer,
    cabinet: branch?.code ?? null,
    issued,
    validTo,
    shown: fill({ lang, body: namePlaces(text, Object.fromEntries(places)) }, values).body,
    logo: clinic.logo?.src,
    problems: {
      ...Object.fromEntries(
        // What is asked and not answered is a fault of its own field.
        problems
          .filter(({ variable }) => !fields.has(variable))
          .map((problem) => problemOf(problem, problems, { lang, locale })),
      ),
      ...faults,
    },
    paper: {
      lang,
      title: template.name[lang] ?? '',
      issued,
      clinic: {
        name,
        lines: [address, phones.map(formatPhone).join(', '), clinic.license].filter((line): line is string =>
          Boolean(line),
        ),
        logo: undefined,
        color: readableShade(themeOf(clinic.template, clinic.theme ?? undefined).accent),
      },
      facts: [
        { name: t('backend:paper.patient'), value: patientName(patient) },
        ...(patient.birthday ? [{ name: t('backend:paper.birthday'), value: day(patient.birthday) }] : []),
        { name: t('backend:paper.issued'), value: day(issued) },
        ...(validTo === undefined ? [] : [{ name: t('backend:paper.validTo'), value: day(validTo) }]),
      ],
      body: filled,
      signature: signer && { role: speciality ?? t('backend:paper.doctor'), name: signer.nameOf(lang) },
      seal: t('backend:paper.seal'),
      check: undefined,
      pageOf: t('backend:paper.pageOf', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/** The draft of a document that can be issued. Throws as `readDraft`, and 422 by field for what is missing. */
export async function readWholeDraft(orm: Orm, asked: DraftAsked): Promise<Draft> {
  const draft = await readDraft(orm, asked)
  const fields = Object.fromEntries(Object.entries(draft.problems).map(([field, text]) => [field, [text]]))
  if (Object.keys(fields).length > 0) throw new ApiError('FIELDS', { fields })
  return draft
}
