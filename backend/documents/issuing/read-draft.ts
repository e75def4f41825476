import { and, eq } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { IssueBody } from '../../../schemas/api/documents.ts'
import type { FieldProblem } from '../../../schemas/api/field-problem.ts'
import type { DocumentTemplate } from '../../../schemas/areas/document-templates.ts'
import { readableShade } from '../../../schemas/design/accent.ts'
import { themeOf } from '../../../schemas/design/theme.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { fill, type TemplateProblem } from '../../../schemas/records/fill-template.ts'
import { cabinet, company, type Membership } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { noteOpening, type PatientRow, patientName, readPatient } from '../../patients/index.ts'
import { wordsOf } from '../../shared/answers/words.ts'
import type { Paper } from '../pdf/paper.ts'
import { askedValues } from './asked-values.ts'
import { readSigner, type Signer } from './read-signer.ts'
import { readTemplate } from './read-template.ts'
import { readVisit, type Visit } from './read-visit.ts'

/** A document before it has a number: its paper, and whom and what it is about. */
export type Draft = {
  patient: PatientRow & { phone: string; birthday: string }
  template: DocumentTemplate
  visit: Visit | undefined
  signer: Signer | undefined
  cabinet: string | null
  issued: string
  validTo: string | undefined
  paper: Paper
}

export type DraftAsked = {
  place: { companyCode: string; cabinetCode: string }
  body: IssueBody
  member: Membership
  locale: Locale
}

/** Which field mends a name in the text that has no value. */
const fieldOf = ({ variable }: TemplateProblem): [string, FieldProblem] => {
  if (variable.startsWith('visit.')) return ['VISIT_CODE', 'visitNeeded']
  if (variable.startsWith('doctor.')) return ['SPECIALIST_CODE', 'doctorNeeded']
  return ['TEMPLATE_CODE', variable === 'clinic.address' ? 'paperAddress' : 'invalid']
}

/** The card, which must have what the patient is asked for when they open the file by its link. */
function checkCard(row: PatientRow, locale: Locale): Draft['patient'] {
  const { phone, birthday } = row
  if (!phone) throw fieldFault(locale, { PATIENT_CODE: 'patientPhone' })
  if (!birthday) throw fieldFault(locale, { PATIENT_CODE: 'patientBirthday' })
  return { ...row, phone, birthday }
}

/** Reads what a document is made of, and notes that the card was opened: call it in a transaction. Throws 404, 412, or 422 by field. */
export async function readDraft(orm: Orm, { place, body, member, locale }: DraftAsked): Promise<Draft> {
  const { LANG: lang } = body
  const t = translate(lang)
  const [clinic] = await orm.select().from(company).where(eq(company.code, place.companyCode))
  if (!clinic) throw new ApiError('NOT_FOUND')
  const row = await readPatient(orm, { company: clinic.code, id: body.PATIENT_CODE, member })
  await noteOpening(orm, { company: clinic.code, patient: row.id, what: 'document', member })
  const template = await readTemplate(orm, {
    member,
    code: body.TEMPLATE_CODE,
    revision: body.TEMPLATE_REVISION,
    lang,
    locale,
  })
  const patient = checkCard(row, locale)
  const asked = askedValues(template.fields, body.VALUES, { lang, locale })
  const visit =
    body.VISIT_CODE === undefined
      ? undefined
      : await readVisit(orm, { company: clinic.code, id: body.VISIT_CODE, patient: row.id, member })
  if (body.VISIT_CODE !== undefined && !visit) throw fieldFault(locale, { VISIT_CODE: 'invalid' })
  const signer = await readSigner(orm, {
    member,
    asked: body.SPECIALIST_CODE,
    visit: visit?.specialist,
    lang,
    locale,
  })
  const branchCode = visit?.cabinet ?? place.cabinetCode
  const [branch] = await orm
    .select()
    .from(cabinet)
    .where(and(eq(cabinet.company, clinic.code), eq(cabinet.code, branchCode)))
  const issued = calendarDate(new Date(), clinic.timezone)
  const validTo = template.days === undefined ? undefined : addDays(issued, template.days)
  const day = (date: string) => formatCalendarDate(date, lang)
  const [addressTexts, phones] = [branch?.address ?? clinic.address, branch?.phones ?? clinic.phones]
  const address = addressTexts && wordsOf(addressTexts, lang).TEXT
  const doctorOfVisit =
    visit && (await readSigner(orm, { member, asked: undefined, visit: visit.specialist, lang, locale }))
  const name = wordsOf(clinic.name, lang).TEXT
  const speciality = signer?.speciality && wordsOf(signer.speciality, lang).TEXT
  const content = template.body[lang] ?? []
  const { body: filled, problems } = fill(
    { lang, body: content },
    {
      ...asked,
      'patient.name': patientName(patient),
      'patient.birthday': day(patient.birthday),
      'patient.number': String(patient.number),
      'visit.date': visit ? day(calendarDate(visit.startsAt, visit.timezone)) : null,
      'visit.doctor': doctorOfVisit?.nameOf(lang) ?? null,
      'visit.services': visit?.serviceName ? wordsOf(visit.serviceName, lang).TEXT : null,
      'clinic.name': name,
      'clinic.address': address ?? null,
      'doctor.name': signer?.nameOf(lang) ?? null,
      'doctor.speciality': speciality ?? null,
      today: day(issued),
    },
  )
  if (problems.length > 0) throw fieldFault(locale, Object.fromEntries(problems.map(fieldOf)))
  return {
    patient,
    template,
    visit,
    signer,
    cabinet: branch?.code ?? null,
    issued,
    validTo,
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
        { name: t('backend:paper.birthday'), value: day(patient.birthday) },
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
