import { z } from '@hono/zod-openapi'
import { and, asc, eq, sql } from 'drizzle-orm'
import { cabinet as cabinetShape } from '../../schemas/api/company.ts'
import { paged } from '../../schemas/api/paged.ts'
import { service as serviceShape } from '../../schemas/api/people.ts'
import { photo as photoShape } from '../../schemas/api/site.ts'
import { tags } from '../../schemas/tags.ts'
import { cabinet, company, photo, service } from '../database/tables/index.ts'
import { expireWithPeriods, expireWithRows, isVisible, nextChange } from '../kit/area/visible-rows.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { prepared } from '../kit/database/prepared.ts'
import { readColumns } from '../kit/database/read-columns.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { nested, requestText } from '../kit/input/query.ts'
import { cabinetAnswer } from '../shared/answers/cabinet-answer.ts'
import { photoAnswer } from '../shared/answers/photo-answer.ts'
import { serviceAnswer } from '../shared/answers/service-answer.ts'

const query = z.object({ filter: nested({ company: requestText }) })

const servicesOf = prepared('services', (orm) =>
  orm
    .select({
      ...readColumns(service),
      nextChange: nextChange(service, eq(service.company, sql.placeholder('company'))),
    })
    .from(service)
    .innerJoin(company, eq(company.code, service.company))
    .where(and(eq(service.company, sql.placeholder('company')), isShown, isVisible(service)))
    .orderBy(asc(service.position)),
)

export const services = defineEndpoint({
  service: 'front',
  path: '/v1/services',
  summary: 'All services of a company in its own order',
  query,
  answer: paged(serviceShape),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    tag(tags.services(filter.company))
    const rows = await servicesOf(orm).execute(filter)
    await expireWithRows(rows, { expires }, () =>
      expireWithPeriods(service, { orm, expires }, eq(service.company, filter.company)),
    )
    return wholeList(rows.map(serviceAnswer))
  },
})

const photosOf = prepared('photos', (orm) =>
  orm
    .select({
      ...readColumns(photo),
      nextChange: nextChange(photo, eq(photo.company, sql.placeholder('company'))),
    })
    .from(photo)
    .innerJoin(company, eq(company.code, photo.company))
    .where(and(eq(photo.company, sql.placeholder('company')), isShown, isVisible(photo)))
    .orderBy(asc(photo.position)),
)

export const gallery = defineEndpoint({
  service: 'front',
  path: '/v1/gallery',
  summary: 'All pictures of a company in its own order',
  query,
  answer: paged(photoShape),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    tag(tags.gallery(filter.company))
    const rows = await photosOf(orm).execute(filter)
    await expireWithRows(rows, { expires }, () =>
      expireWithPeriods(photo, { orm, expires }, eq(photo.company, filter.company)),
    )
    return wholeList(rows.map(photoAnswer))
  },
})

const cabinetsOf = prepared('cabinets', (orm) =>
  orm
    .select(readColumns(cabinet))
    .from(cabinet)
    .innerJoin(company, eq(company.code, cabinet.company))
    .where(and(eq(cabinet.company, sql.placeholder('company')), isShown))
    .orderBy(asc(cabinet.position), asc(cabinet.code)),
)

export const cabinets = defineEndpoint({
  service: 'front',
  path: '/v1/cabinets',
  summary: 'All branches of a company, the main one first',
  query,
  answer: paged(cabinetShape),
  read: async ({ orm, query: { filter }, tag }) => {
    tag(tags.cabinets(filter.company))
    return wholeList((await cabinetsOf(orm).execute(filter)).map(cabinetAnswer))
  },
})
