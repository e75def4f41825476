import { four } from '../words.ts'
import { article } from './article.ts'

export const publish = article(
  'publish',
  four(
    'Опубликовать, назначить время, снять',
    'Жариялау, уақытын белгілеу, алып тастау',
    'Nashr qilish, vaqt belgilash, olib qoʻyish',
    'Publish, schedule, take down',
  ),
  four(
    'Правки сохраняются сами, но пациенты увидят их, только когда вы опубликуете сайт. Сделать это можно и\u00a0по\u00a0часам.',
    'Өзгерістер өзі сақталады, бірақ пациенттер оларды сайтты жариялағанда ғана көреді. Оны белгілі уақытқа да қоюға болады.',
    'Oʻzgarishlar oʻzi saqlanadi, ammo bemorlar ularni siz saytni nashr qilgandagina koʻradi. Buni belgilangan vaqtga ham qoʻyish mumkin.',
    'Changes save themselves, but patients see them only once you publish the site. You can also set a time for that.',
  ),
  {
    ru: [
      'Нажмите {publish.open} вверху. Окно скажет, что изменится для посетителей.',
      'Если в\u00a0нём есть {publish.checks}, начните с\u00a0этого: кнопка под строкой ведёт к\u00a0нужному месту. Остальные советы можно отложить.',
      'Нажмите {publish.do}. Через несколько секунд станет видно, что новая версия на\u00a0сайте.',
      'Чтобы сайт обновился сам, нажмите {time.later}, выберите день и\u00a0время и\u00a0нажмите {time.schedule}. Всё назначенное собирает {time.calendar.open}.',
      'Закрыть сайт на\u00a0время: {time.takeDown} в\u00a0том\u00a0же окне. Ничего не\u00a0удалится, вернёт его кнопка {time.putBack}.',
      'Нет кнопки {publish.open}? Значит, у\u00a0вас нет такого права: попросите владельца клиники.',
    ],
    kk: [
      'Жоғарыдағы {publish.open} түймесін басыңыз. Терезе келушілер үшін не өзгеретінін айтады.',
      'Онда {publish.checks} деп тұрса, содан бастаңыз: жолдың астындағы түйме керек жерге апарады. Қалған кеңестерді кейінге қалдыруға болады.',
      '{publish.do} түймесін басыңыз. Бірнеше секундтан кейін жаңа нұсқаның сайтта екені көрінеді.',
      'Сайт өзі жаңаруы үшін {time.later} түймесін басып, күні мен уақытын таңдаңыз да, {time.schedule} түймесін басыңыз. Белгіленгеннің бәрін {time.calendar.open} жинайды.',
      'Сайтты уақытша жабу үшін сол терезеде {time.takeDown} түймесі бар. Ештеңе жойылмайды, оны {time.putBack} түймесі қайтарады.',
      '{publish.open} түймесі жоқ па? Демек, сізде ондай құқық жоқ: клиника иесінен сұраңыз.',
    ],
    uz: [
      'Yuqoridagi {publish.open} tugmasini bosing. Oyna tashrif buyuruvchilar uchun nima oʻzgarishini aytadi.',
      'Unda {publish.checks} deb tursa, shundan boshlang: qator ostidagi tugma kerakli joyga olib boradi. Qolgan maslahatlarni keyinga qoldirish mumkin.',
      '{publish.do} tugmasini bosing. Bir necha soniyadan soʻng yangi versiya saytda ekani koʻrinadi.',
      'Sayt oʻzi yangilanishi uchun {time.later} tugmasini bosing, kun va vaqtni tanlab, {time.schedule} tugmasini bosing. Belgilanganlarning hammasini {time.calendar.open} jamlaydi.',
      'Saytni vaqtincha yopish uchun oʻsha oynada {time.takeDown} tugmasi bor. Hech narsa oʻchmaydi, uni {time.putBack} tugmasi qaytaradi.',
      '{publish.open} tugmasi yoʻqmi? Demak, sizda bunday huquq yoʻq: klinika egasidan soʻrang.',
    ],
    en: [
      'Press {publish.open} at the top. The dialog says what will change for visitors.',
      'If it has {publish.checks}, begin there: the button below a line leads to the place. The other advice can wait.',
      'Press {publish.do}. A few seconds later you read that the new version is on the site.',
      'To have the site change by itself, press {time.later}, choose day and time and press {time.schedule}. {time.calendar.open} lists all that is scheduled.',
      'To close the site for a while, press {time.takeDown} in the same dialog. Nothing is deleted, and {time.putBack} brings it back.',
      'There is no {publish.open}? Then you do not have that right: ask the owner of the clinic.',
    ],
  },
)
