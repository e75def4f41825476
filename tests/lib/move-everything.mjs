const words = 'Достаточно длинный ответ, как его пишут люди.'

/**
 * Moves a row of each kind with states once, by the call with which people do so. Adds each row with the newest columns of `tables`,
 * and gives the status of each call by its name.
 */
export async function moveEverything({ orm, tables, company, account, send }) {
  const business = (path, body, branch = '0') =>
    send('POST', `/api/w-business/kk/${company}/${branch}/${path}`, body)
  const moderation = (path, body) => send('POST', `/api/w-front/kk/v1/moderation/${path}`, body)
  const add = async (table, values) => {
    const [row] = await orm
      .insert(table)
      .values({ company, ...values })
      .returning()
    return row
  }
  const asked = { text: words, name: 'Ержан', lang: 'ru', contact: 'a@b.kz', contactChannel: 'email' }
  const review = { author: 'Ержан', rating: 5, text: words, lang: 'ru', date: '2026-10-02', account }
  const kinds = {
    question: async () => {
      const { code } = await add(tables.question, { ...asked, code: 'MOVEDQ1' })
      return business(`question/${code}/answer`, { TEXT: words })
    },
    publication: async () => {
      const { code } = await add(tables.question, {
        ...asked,
        code: 'MOVEDQ2',
        status: 'answered',
        mayPublish: true,
        publication: 'new',
      })
      return moderation(`questions/${code}/decision`, {
        DECISION: 'reject',
        REASON: 'other',
        REASON_TEXT: words,
      })
    },
    review: async () => {
      const { code } = await add(tables.review, { ...review, code: 'MOVEDR1', status: 'new' })
      return moderation(`reviews/review/${code}/decision`, { DECISION: 'publish', REVISION: 1 })
    },
    complaint: async () => {
      const { code } = await add(tables.review, { ...review, code: 'MOVEDR2', status: 'published' })
      return business(`review/${code}/complaint`, { REASON: 'notPatient', TEXT: words })
    },
    reply: async () => {
      const { code } = await add(tables.review, { ...review, code: 'MOVEDR3', status: 'published' })
      await orm.insert(tables.reviewReply).values({ review: code, kind: 'answer', text: words })
      return moderation(`reviews/answer/${code}/decision`, { DECISION: 'publish', REVISION: 1 })
    },
    comment: async () => {
      const values = { account, type: 'news', code: 'news-01', text: words, lang: 'ru' }
      const [{ id }] = await orm.insert(tables.comment).values(values).returning({ id: tables.comment.id })
      return moderation(`reviews/comment/${id}/decision`, { DECISION: 'publish', REVISION: 1 })
    },
    consultation: async () => {
      const { code } = await add(tables.consultation, { ...asked, code: 'MOVEDC1', status: 0 })
      return moderation(`consultations/${code}/decision`, { DECISION: 'approve' })
    },
    'ended consultation': async () => {
      const { code } = await add(tables.consultation, { ...asked, code: 'MOVEDC2', status: 1 })
      return business(`online_consultation/${code}/status`, { STATUS: 3 })
    },
    claim: async () => {
      const { id } = await add(tables.companyClaim, { account, proof: 'papers' })
      return moderation(`claims/${id}/decision`, { STATUS: 'rejected', REASON: words })
    },
    page: async () => {
      const { id } = await add(tables.pageCase, { kind: 'site', code: company, status: 'waiting' })
      return moderation(`pages/${id}/decision`, { DECISION: 'keep', VERSION: 0 })
    },
    approval: async () => {
      const values = { number: 1, revision: 0, content: {}, base: {}, account }
      const { number } = await add(tables.siteApproval, values)
      return business(`clinic_website/review/${number}/return`, { NOTE: words })
    },
    appointment: async () => {
      const startsAt = new Date(Date.now() + 86_400_000)
      const { code } = await add(tables.appointment, {
        code: 'MVEDAP23',
        cabinet: '11',
        specialist: '501',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 600_000),
        timezone: 'Asia/Almaty',
        status: 'confirmed',
      })
      return business(`appointment/${code}/status`, { STATUS: 'cancelled_by_clinic' }, '11')
    },
  }
  // A demonstration is neither claimed nor registered.
  await orm.update(tables.company).set({ isDemo: false })
  const statuses = {}
  for (const [kind, move] of Object.entries(kinds)) statuses[`move ${kind}`] = (await move()).status
  const registered = await send('POST', `/api/w-front/kk/v1/moderation/companies/${company}/decision`, {
    STATUS: 'suspended',
    REASON: words,
    VERSION: 0,
  })
  return { ...statuses, 'move registration': registered.status }
}
