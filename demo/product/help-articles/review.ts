import { four } from '../words.ts'
import { article } from './article.ts'

export const review = article(
  'review',
  four(
    'Отправить правки на\u00a0проверку',
    'Түзетулерді тексеруге жіберу',
    'Oʻzgarishlarni tekshiruvga yuborish',
    'Send changes for review',
  ),
  four(
    'Если публикует сайт не\u00a0тот, кто его пишет, правки сначала смотрят. Редактор отправляет их, а\u00a0владелец публикует или возвращает с\u00a0замечанием.',
    'Сайтты жазатын адам оны өзі жарияламаса, түзетулерді алдымен қарап шығады. Редактор оларды жібереді, ал иесі жариялайды немесе ескертумен қайтарады.',
    'Saytni yozgan kishi uni oʻzi nashr qilmasa, oʻzgarishlarni avval koʻrib chiqishadi. Muharrir ularni yuboradi, egasi esa nashr qiladi yoki izoh bilan qaytaradi.',
    'Where one person writes the site and another publishes it, changes are looked at first. The editor sends them, and the owner publishes or returns them.',
  ),
  {
    ru: [
      'Вы редактор: нажмите {approval.open} вверху, напишите в\u00a0поле {approval.note}, на\u00a0что обратить внимание, и\u00a0нажмите {approval.send}. Кто публикует, получит письмо.',
      'Пишите дальше: проверят то, что вы отправили. Передумали? {approval.withdraw} снимает заявку.',
      'Вы публикуете: откройте заявку из\u00a0письма или кнопкой {approval.decide} вверху. Сайт до и\u00a0после стоит рядом, отличия обведены.',
      'Нажмите на\u00a0блок и\u00a0напишите к\u00a0нему комментарий: автор увидит его у\u00a0этого блока.',
      'Нажмите {approval.approve} или {approval.return}. Автор узнает об\u00a0этом из\u00a0письма.',
      'Вернули? Откройте заявку, исправьте и\u00a0отправьте снова. Все ваши правки на\u00a0месте.',
    ],
    kk: [
      'Сіз редакторсыз: жоғарыдағы {approval.open} түймесін басып, {approval.note} өрісіне неге назар аудару керегін жазып, {approval.send} түймесін басыңыз. Жариялайтын адам хат алады.',
      'Жаза беріңіз: жібергеніңізді тексереді. Ойыңыз өзгерсе, {approval.withdraw} өтінімді алып тастайды.',
      'Сіз жариялайсыз: өтінімді хаттан немесе жоғарыдағы {approval.decide} түймесімен ашыңыз. Сайттың бұрынғы және жаңа түрі қатар тұрады, айырмашылықтары қоршалған.',
      'Блокты басып, оған пікір жазыңыз: автор оны сол блоктың жанында көреді.',
      '{approval.approve} немесе {approval.return} түймесін басыңыз. Автор оны хаттан біледі.',
      'Қайтарды ма? Өтінімді ашып, түзетіп, қайта жіберіңіз. Түзетулеріңіздің бәрі орнында.',
    ],
    uz: [
      'Siz muharrirsiz: yuqoridagi {approval.open} tugmasini bosing, {approval.note} maydoniga nimaga eʼtibor berish kerakligini yozing va {approval.send} tugmasini bosing. Nashr qiladigan kishi xat oladi.',
      'Yozishda davom eting: yuborganingiz tekshiriladi. Fikringiz oʻzgarsa, {approval.withdraw} soʻrovni olib tashlaydi.',
      'Siz nashr qilasiz: soʻrovni xatdan yoki yuqoridagi {approval.decide} tugmasi bilan oching. Saytning avvalgi va yangi koʻrinishi yonma-yon turadi, farqlari chizib koʻrsatilgan.',
      'Blokni bosib, unga izoh yozing: muallif uni shu blok yonida koʻradi.',
      '{approval.approve} yoki {approval.return} tugmasini bosing. Muallif buni xatdan biladi.',
      'Qaytarishdimi? Soʻrovni oching, tuzating va yana yuboring. Barcha oʻzgarishlaringiz joyida.',
    ],
    en: [
      'You are the editor: press {approval.open} at the top, write into {approval.note} what to pay attention to, and press {approval.send}. Whoever publishes gets a mail.',
      'Go on writing: what you sent is what is reviewed. If you change your mind, {approval.withdraw} takes the request back.',
      'You publish: open the request from the mail, or by {approval.decide} at the top. The site before and after stand side by side, with lines around what differs.',
      'Press a block and comment on it: the author sees the comment at that block.',
      'Press {approval.approve} or {approval.return}. The author learns of it by mail.',
      'It was returned? Open the request, correct it and send it again. All your changes are kept.',
    ],
  },
)
