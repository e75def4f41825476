import type { DrawnDocument } from '../../backend/seed/seed-documents.ts'
import { translate } from '../../locales/index.ts'
import { documentKinds } from '../../schemas/documents/document-kinds.ts'
import { documentAddress, writeDocumentCode } from '../../schemas/formats/document-code.ts'
import { drawPaper } from '../drawn/draw-paper.ts'

/** Draws the file of a demo document, in its language, with the QR code of its check at `origin`. It names no illness. */
export const drawDemoPaper =
  (origin: string) =>
  (paper: DrawnDocument): Buffer => {
    const { kind, number, lang, patient, doctor, issued, validTo, code } = paper
    const t = translate(lang)
    const small = (text: string) => ({ text, size: 11, weight: 450 as const, above: 9 })
    const fact = (name: string, value: string) => small(`${name}: ${value}`)
    const of = 'blocks:checked-document'
    const address = documentAddress(origin, lang, code)
    const lines = [
      { ...small(t('blocks:clinic-list.demo')), above: 0 },
      {
        text: t(`${of}.kindNumber`, { kind: documentKinds[kind][lang], number }),
        size: 20,
        weight: 650 as const,
        above: 28,
      },
      {
        ...fact(
          t(`${of}.patient`),
          [patient.lastName, patient.name, patient.middleName].filter(Boolean).join(' '),
        ),
        above: 24,
      },
      fact(t(`${of}.issued`), issued),
      ...(validTo ? [fact(t(`${of}.validTo`), validTo)] : []),
      ...(doctor ? [fact(t(`${of}.doctor`), doctor.name[lang] ?? doctor.name.ru)] : []),
      { ...fact(t(`${of}.code`), writeDocumentCode(code)), above: 24 },
      small(address),
    ]
    return drawPaper(lines, address)
  }
