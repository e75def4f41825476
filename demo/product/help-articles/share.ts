import { four } from '../words.ts'
import { article } from './article.ts'

export const share = article(
  'share',
  four(
    'Показать сайт до\u00a0публикации',
    'Сайтты жариялағанға дейін көрсету',
    'Saytni nashr qilishdan oldin koʻrsatish',
    'Show the site before it is published',
  ),
  four(
    'Пошлите ссылку врачу, владельцу или тому, кто переводит: он увидит сайт до\u00a0публикации, и\u00a0входить никуда не\u00a0нужно.',
    'Дәрігерге, клиника иесіне немесе аудармашыға сілтеме жіберіңіз: ол сайтты жарияланғанға дейін көреді, кірудің қажеті жоқ.',
    'Shifokorga, klinika egasiga yoki tarjimonga havola yuboring: u saytni nashr qilishdan oldin koʻradi, hech qayerga kirish shart emas.',
    'Send a link to a doctor, the owner or a translator: they see the site before it is published, without signing in.',
  ),
  {
    ru: [
      'Нажмите {view.open} вверху, затем {share.title}.',
      'Решите, что показать: {share.wholeSite} или {share.thisPage}, и\u00a0сколько ссылка действует.',
      'Выберите {share.following}, если человек должен видеть и\u00a0будущие правки, или {share.pinned}.',
      'Нажмите {share.make}, скопируйте ссылку и\u00a0пошлите её. Тому, кто рядом, покажите QR-код.',
      'Ниже видно, какие ссылки открыты и\u00a0сколько раз ими пользовались. Любую можно закрыть раньше срока.',
    ],
    kk: [
      'Жоғарыдағы {view.open} түймесін, сосын {share.title} түймесін басыңыз.',
      'Не көрсететініңізді шешіңіз: {share.wholeSite} немесе {share.thisPage}, және сілтеме қанша уақыт жарайтынын таңдаңыз.',
      'Адам болашақ өзгерістерді де көруі керек болса, {share.following} дегенді, әйтпесе {share.pinned} дегенді таңдаңыз.',
      '{share.make} түймесін басып, сілтемені көшіріп, жіберіңіз. Қасыңыздағы адамға QR-кодты көрсетіңіз.',
      'Төменде қай сілтемелер ашық және қанша рет пайдаланылғаны көрінеді. Кез келгенін мерзімінен бұрын жабуға болады.',
    ],
    uz: [
      'Yuqoridagi {view.open}, keyin {share.title} tugmasini bosing.',
      'Nimani koʻrsatishni hal qiling: {share.wholeSite} yoki {share.thisPage}, hamda havola qancha vaqt amal qilishini tanlang.',
      'Odam kelgusi oʻzgarishlarni ham koʻrishi kerak boʻlsa, {share.following} ni, aks holda {share.pinned} ni tanlang.',
      '{share.make} tugmasini bosing, havolani nusxalab yuboring. Yoningizdagi odamga QR kodni koʻrsating.',
      'Pastda qaysi havolalar ochiqligi va ulardan necha marta foydalanilgani koʻrinadi. Istalganini muddatidan oldin yopish mumkin.',
    ],
    en: [
      'Press {view.open} at the top, then {share.title}.',
      'Decide what to show, {share.wholeSite} or {share.thisPage}, and for how long the link works.',
      'Choose {share.following} if the person shall see later changes too, or {share.pinned}.',
      'Press {share.make}, copy the link and send it. Show the QR code to somebody beside you.',
      'Below you see which links are open and how often they were used. You can close any of them earlier.',
    ],
  },
)
