import '../../../ui/loaded/older-browsers.ts'
import { keepToken } from './keep-token.ts'
import { pickBlock } from './pick-block.ts'
import { refuseCalls } from './refuse-calls.ts'
import { showComments } from './show-comments.ts'

/* The script of a site that is opened by a link before it is published. */

const bar = document.querySelector<HTMLElement>('[data-preview]')
const form = bar?.querySelector('form')
const comments = bar?.querySelector<HTMLDetailsElement>('details[data-label]')
const { preview = '', clinic, page = null } = bar?.dataset ?? {}

refuseCalls(preview)
if (clinic !== undefined) keepToken({ SLUG: clinic, PAGE: page })
if (form) pickBlock(form)
if (comments) showComments(comments)
