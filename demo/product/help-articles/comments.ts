import { four } from '../words.ts'
import { article } from './article.ts'

export const comments = article(
  'comments',
  four(
    'Обсудить сайт прямо на\u00a0странице',
    'Сайтты беттің өзінде талқылау',
    'Saytni sahifaning oʻzida muhokama qilish',
    'Discuss the site on its pages',
  ),
  four(
    'Комментарий стоит у\u00a0блока, о\u00a0котором он написан. Его оставляют сотрудники и\u00a0те, кому вы дали ссылку, даже без аккаунта. Пациенты комментариев не\u00a0видят.',
    'Пікір өзі туралы жазылған блоктың жанында тұрады. Оны қызметкерлер мен сілтеме бергендеріңіз аккаунтсыз-ақ қалдырады. Пациенттер пікірлерді көрмейді.',
    'Izoh oʻzi haqida yozilgan blok yonida turadi. Uni xodimlar va siz havola berganlar akkauntsiz ham qoldiradi. Bemorlar izohlarni koʻrmaydi.',
    'A comment stands at the block that it is about. Staff leave them, and whoever you gave a link, even without an account. Patients do not see them.',
  ),
  {
    ru: [
      'Откройте меню блока и\u00a0выберите {comments.add}. Напишите, что думаете, и\u00a0нажмите {comments.send}.',
      'Чтобы спросить человека без аккаунта, пошлите ему ссылку: {view.open}, затем {share.title}. Он нажмёт {layout:preview.comment.comment} и\u00a0укажет место на\u00a0странице.',
      'У\u00a0блоков с\u00a0комментариями стоит число, на\u00a0странице и\u00a0в\u00a0списке. Нажмите на\u00a0него и\u00a0прочитайте.',
      'Нажмите {comments.answer}. Ответ на\u00a0комментарий по\u00a0ссылке увидят все, у\u00a0кого она есть.',
      'Исправили? Нажмите {comments.settle}, и\u00a0число исчезнет. Все комментарии сайта открывает {comments.read}.',
    ],
    kk: [
      'Блок мәзірін ашып, {comments.add} дегенді таңдаңыз. Ойыңызды жазып, {comments.send} түймесін басыңыз.',
      'Аккаунты жоқ адамнан сұрау үшін оған сілтеме жіберіңіз: {view.open}, сосын {share.title}. Ол {layout:preview.comment.comment} түймесін басып, беттегі орнын көрсетеді.',
      'Пікірі бар блоктардың жанында сан тұрады, бетте де, тізімде де. Соны басып, оқыңыз.',
      '{comments.answer} түймесін басыңыз. Сілтеме арқылы жазылған пікірге жауапты сол сілтемесі барлардың бәрі көреді.',
      'Түзеттіңіз бе? {comments.settle} түймесін басыңыз, сан жоғалады. Сайттың барлық пікірін {comments.read} түймесі ашады.',
    ],
    uz: [
      'Blok menyusini ochib, {comments.add} ni tanlang. Fikringizni yozing va {comments.send} tugmasini bosing.',
      'Akkaunti yoʻq odamdan soʻrash uchun unga havola yuboring: {view.open}, keyin {share.title}. U {layout:preview.comment.comment} tugmasini bosib, sahifadagi joyni koʻrsatadi.',
      'Izohi bor bloklar yonida son turadi, sahifada ham, roʻyxatda ham. Uni bosib, oʻqing.',
      '{comments.answer} tugmasini bosing. Havola orqali yozilgan izohga javobni shu havolasi borlarning hammasi koʻradi.',
      'Tuzatdingizmi? {comments.settle} tugmasini bosing, son yoʻqoladi. Saytning barcha izohlarini {comments.read} tugmasi ochadi.',
    ],
    en: [
      'Open the menu of a block and choose {comments.add}. Write what you think and press {comments.send}.',
      'To ask somebody without an account, send them a link: {view.open}, then {share.title}. They press {layout:preview.comment.comment} and point at a place of the page.',
      'Blocks with comments have a number, on the page and in the list. Press it to read them.',
      'Press {comments.answer}. Whoever has the link sees the answer to a comment that came by it.',
      'It is corrected? Press {comments.settle}, and the number goes. {comments.read} opens all comments on the site.',
    ],
  },
)
