import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { exportedData } from '../../schemas/api/profile.ts'
import { account, medicalRecord, medicalRecordView, outbox } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { ownContacts } from '../kit/sessions/contact.ts'
import { apiRow, ownedRows } from './owned-rows.ts'

/** All data about a person as one file: their rows of every table, their picture, messages sent to them. */
export const exportData = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/export',
  summary: 'All data that we keep about the person, as a JSON file',
  access: 'person',
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
  answer: exportedData,
  act: async ({ orm, person, files }) => {
    const own = person.account
    const picture = own.avatar === null ? undefined : await files.read(own.avatar)
    const { channel, recipient, locale, template, createdAt, sentAt } = getTableColumns(outbox)
    const written = { channel, recipient, locale, template, createdAt, sentAt }
    const messages = await orm
      .select(written)
      .from(outbox)
      .where(inArray(outbox.recipient, ownContacts(own)))
    const seen = getTableColumns(medicalRecordView)
    const views = await orm
      .select(seen)
      .from(medicalRecordView)
      .innerJoin(medicalRecord, eq(medicalRecord.id, medicalRecordView.record))
      .where(eq(medicalRecord.account, own.id))
    const data = {
      EXPORTED_AT: new Date().toISOString(),
      ACCOUNT: apiRow(getTableColumns(account), own),
      PICTURE: picture ? `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` : null,
      ...(await ownedRows(orm, own.id)),
      MEDICAL_RECORD_VIEW: views.map((row) => apiRow(seen, row)),
      MESSAGES: messages.map((row) => apiRow(written, row)),
    }
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="shipa-${data.EXPORTED_AT.slice(0, 10)}.json"`,
      },
    })
  },
})
