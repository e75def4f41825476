import {
  consultationFileTypes,
  maxConsultationFileBytes,
  maxConsultationFiles,
} from '../../schemas/consultations/consultation-status.ts'
import { fileObstacle } from '../../ui/file-upload/file-rules.ts'
import { inUnits } from '../../ui/file-upload/file-size.ts'
import type { ConsultationTexts } from '../parts/consultations/consultation-texts.ts'

type FileLike = { name: string; type: string; size: number }

/** A size as people say it: `2,4 МБ`. */
export function sizeInWords(bytes: number, texts: ConsultationTexts): string {
  const { unit, size } = inUnits(bytes)
  return texts[unit].replace('{size}', size)
}

/** The fault of each chosen file, in the words of the server; undefined for none. */
export const fileFaults = (files: readonly FileLike[], texts: ConsultationTexts): (string | undefined)[] =>
  files.map((file, index) => {
    if (index >= maxConsultationFiles) return texts.fileMany
    const rules = {
      accept: { types: consultationFileTypes, text: '' },
      maxSize: maxConsultationFileBytes,
    }
    const obstacle = fileObstacle(file, rules)
    if (obstacle === undefined) return undefined
    return obstacle === 'tooLarge' ? texts.fileSize : texts.fileType
  })
