import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { doctorsAnswerList } from '../../schemas/api/question.ts'
import { tags } from '../../schemas/tags.ts'
import { company, listing, question, questionMessage, specialist } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { instant } from '../shared/answers/instant.ts'
import { localize } from '../shared/answers/localize.ts'
import { readSpecialityNames, specialityAnswers } from '../shared/answers/speciality-answer.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'
import { isFirstAnswer } from './first-answer.ts'

/** Enough that each language has one where there are any. */
const newest = 40

/** Published questions that a doctor of the directory has answered. */
export const doctorsAnswers = defineEndpoint({
  service: 'front',
  path: '/v1/doctors_answers',
  summary: 'The newest published questions of the directory that a listed doctor has answered',
  query: z.object({}),
  answer: doctorsAnswerList,
  read: async ({ orm, tag }) => {
    tag(tags.allQuestions)
    // The row of a doctor is written anew when the card appears, changes or disappears.
    tag(tags.listings('doctors'))
    const names = await readSpecialityNames(orm)
    const rows = await orm
      .select({
        question,
        answer: questionMessage,
        doctor: {
          slug: listing.slug,
          name: listing.name,
          image: listing.image,
          specialities: listing.specialities,
          isDemo: listing.isDemo,
        },
      })
      .from(question)
      .innerJoin(company, and(eq(company.code, question.company), company.isPublished))
      .innerJoin(questionMessage, isFirstAnswer)
      .innerJoin(
        specialist,
        and(
          eq(specialist.company, question.company),
          eq(specialist.code, questionMessage.specialist),
          isVisibleDoctor,
        ),
      )
      .innerJoin(
        listing,
        and(
          eq(listing.section, 'doctors'),
          eq(listing.code, sql`${specialist.practitioner}::text`),
          listing.isMain,
        ),
      )
      .where(eq(question.publication, 'published'))
      .orderBy(desc(questionMessage.createdAt), asc(question.code))
      .limit(newest)
    return wholeList(
      rows.map(({ question: asked, answer, doctor }) => ({
        QUESTION_CODE: asked.code,
        TEXT: asked.text,
        ANSWER: answer.text,
        LANG: asked.lang,
        ANSWERED_AT: instant(answer.createdAt),
        DOCTOR: {
          SLUG: doctor.slug,
          ...localize('NAME', doctor.name),
          IMAGE: doctor.image && imageAnswer(doctor.image),
          SPECIALITIES: specialityAnswers(doctor.specialities, names),
          is_demo: doctor.isDemo,
        },
      })),
    )
  },
})
