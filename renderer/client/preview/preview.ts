import { pickBlock } from './pick-block.ts'
import { refuseCalls } from './refuse-calls.ts'

/* The script of a site that somebody sees by a link before it is published. */

const bar = document.querySelector<HTMLElement>('[data-preview]')
const form = bar?.querySelector('form')

refuseCalls(bar?.dataset.preview ?? '')
if (form) pickBlock(form)
