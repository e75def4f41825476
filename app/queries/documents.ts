import type { IssuedState } from '../../schemas/api/documents.ts'
import type { DocumentKind } from '../../schemas/documents/document-kinds.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'
import { areaRow, areaRows } from './area-rows.ts'

const answers = () => import('../../schemas/api/documents.ts')

/** Subject (see `ApiQuery`) of the documents that a company has issued. */
export const documents = 'documents'

/** Which documents a list has. */
export type IssuedList = {
  search?: string
  kind?: DocumentKind
  status?: IssuedState
  /** PATIENT_CODE of a card. */
  patient?: string
  specialist?: string
  /** First and last day of issue. */
  from?: string
  to?: string
  page?: number
}

/** Issued documents, the newest first. `place` is company and branch as in a path, `1001/11`. */
export const issuedDocuments = (place: string, { search = '', page = 1, ...filter }: IssuedList) =>
  ({
    key: [documents, place, 'list', search, page, filter],
    path: `/business-api-front2/${place}/documents${listQuery(page, filter)}${search && `&search=${encodeURIComponent(search)}`}`,
    schema: async () => (await answers()).issuedDocumentList,
  }) satisfies ApiQuery

/** One of them, with what has happened to it. */
export const issuedDocument = (place: string, code: string) =>
  ({
    key: [documents, place, 'one', code],
    path: `/business-api-front2/${place}/document/${encodeURIComponent(code)}`,
    schema: async () => (await answers()).openedDocument,
  }) satisfies ApiQuery

const templates = (place: string) => ({ place, area: 'document-templates' })

/** The templates of a company by name. */
export const documentTemplates = (place: string) => areaRows(templates(place), '?sort=name&page[size]=100')

/** A template with its texts and questions. */
export const documentTemplate = (place: string, code: string) => areaRow(templates(place), code)
