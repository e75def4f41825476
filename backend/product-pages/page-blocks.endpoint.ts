import { z } from '@hono/zod-openapi'
import { productCode, wholeCompany } from '../../schemas/access/roles.ts'
import {
  productPageBlockBody,
  productPageBlocks,
  savedProductPageBlock,
} from '../../schemas/api/product-page-blocks.ts'
import { changeLimits } from '../kit/area/calls/change-limits.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam, requestText } from '../kit/input/query.ts'
import { changePageBlock, readPageBlocks, resetPageBlocks } from './page-blocks.ts'

const path = `/${productCode}/${wholeCompany}/product-pages/{code}/blocks` as const
const params = z.object({ code: codeParam('page') })

export const pageBlocks = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'What people read in the blocks of a page of the product',
  access: 'administrator',
  params,
  answer: productPageBlocks,
  act: ({ orm, params: { code } }) => readPageBlocks(orm, code),
})

export const changedPageBlock = defineCall({
  method: 'put',
  service: 'w-business',
  path: `${path}/{block}`,
  summary:
    'Changes texts, links and pictures of a block of a page of the product; 412 with the other version where the page was changed meanwhile',
  access: 'administrator',
  limits: changeLimits,
  maxBytes: 512 * 1024,
  params: params.extend({ block: requestText.describe('Id of the block.') }),
  body: productPageBlockBody,
  isVersioned: true,
  answer: savedProductPageBlock,
  act: ({ member: { account }, body: sent, params: { code, block }, locale, transaction }) =>
    transaction((orm) => changePageBlock(orm, { slug: code, id: block, sent, account, locale })),
})

export const resetPage = defineCall({
  method: 'delete',
  service: 'w-business',
  path,
  summary: 'Gives a page of the product back the blocks that come with it',
  access: 'administrator',
  limits: changeLimits,
  params,
  answer: productPageBlocks,
  act: ({ member: { account }, params: { code }, transaction }) =>
    transaction(async (orm) =>
      (await resetPageBlocks(orm, code, account)) ? readPageBlocks(orm, code) : undefined,
    ),
})
