import { translate } from '../../locales/index.ts'
import { defaultLocale } from '../../locales/locale.ts'
import { acceptedServiceRequest } from '../../schemas/api/accepted-service-request.ts'
import { serviceRequestBody } from '../../schemas/api/service-request.ts'
import { serviceRequest } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { send } from '../kit/outbox/send.ts'
import { randomCode } from '../kit/random-code.ts'

/** Without letters and digits that look alike, because the number is read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A6 */
export const requestServices = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/crm/request_by_services',
  summary: 'Asks for services of the product; its sales are told by mail',
  access: 'anyone',
  limits: [
    { per: 'address', times: 20, seconds: 3600 },
    { per: { field: 'EMAIL', from: 'address' }, times: 5, seconds: 3600 },
    { per: { field: 'TEL', from: 'address' }, times: 5, seconds: 3600 },
  ],
  body: serviceRequestBody,
  status: 201,
  answer: acceptedServiceRequest,
  act: async ({ body, locale, settings: { salesEmail }, transaction }) => {
    const code = randomCode(alphabet, 8)
    const t = translate(defaultLocale)
    await transaction(async (orm) => {
      await orm.insert(serviceRequest).values({
        code,
        services: body.SERVICES,
        name: body.NAME,
        phone: body.TEL ?? null,
        email: body.EMAIL ?? null,
        companyName: body.COMPANY_NAME ?? null,
        comment: body.COMMENT ?? null,
        page: body.page ?? null,
        locale,
      })
      if (!salesEmail) return
      await send(orm, {
        template: 'service-request',
        channel: 'mail',
        to: salesEmail,
        locale: defaultLocale,
        params: {
          REQUEST_CODE: code,
          SERVICES: body.SERVICES.map((service) => t(`blocks:service-request.services.${service}`)).join(
            ', ',
          ),
          PERSON: body.NAME,
          TEL: body.TEL,
          EMAIL: body.EMAIL,
          COMPANY_NAME: body.COMPANY_NAME,
          COMMENT: body.COMMENT,
          PAGE: body.page,
          LANGUAGE: locale,
        },
      })
    })
    return { REQUEST_CODE: code }
  },
})
