import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const tickBite: SeedNews = {
  slug: 'pamyatka-kleshch',
  category: 'leaflets',
  date: '2026-04-28T04:00:00Z',
  specialist: '100702',
  image: picture('demo-journal/cover-16', {
    ru: 'Рисунок: высокая трава, резиновые сапоги и клещ на травинке',
    kk: 'Сурет: биік шөп, резеңке етік және шөп басындағы кене',
    uz: 'Rasm: baland oʻt, rezina etik va oʻt uchidagi kana',
    en: 'Drawing: tall grass, rubber boots and a tick on a blade of grass',
  }),
  title: {
    ru: 'Клещ: осмотреть, снять, запомнить дату',
    kk: 'Кене: қарау, алу, күнін есте сақтау',
    uz: 'Kana: koʻrib chiqish, olish, sanasini eslab qolish',
    en: 'A tick: look, remove, note the date',
  },
  lead: {
    ru: 'С апреля по сентябрь — после каждой прогулки в траве.',
    kk: 'Сәуірден қыркүйекке дейін — шөп арасындағы әр серуеннен кейін.',
    uz: 'Apreldan sentabrgacha — oʻt orasidagi har bir sayrdan keyin.',
    en: 'From April to September, after every walk in the grass.',
  },
  content: {
    ru: `
<h2>До прогулки</h2>
<p>Светлая одежда, штаны в носки, рукава с манжетами, репеллент по инструкции и возрасту. Домой вернулись — осмотр: волосы, за ушами, шея, подмышки, пах, под коленями.</p>
<h2>Если присосался</h2>
<ol>
<li>Ухватите клеща пинцетом как можно ближе к коже.</li>
<li>Тяните ровно и медленно вверх. Не давите, не капайте маслом, не прижигайте.</li>
<li>Ранку обработайте антисептиком, руки вымойте.</li>
<li>Клеща положите в баночку с влажной ваткой: лаборатория может его проверить. Запишите дату и место прогулки.</li>
</ol>
<p>Осталась головка — не выковыривайте, кожа вытолкнет её сама; если место воспалилось, покажите врачу.</p>
<h2>После укуса</h2>
<p>Обратитесь к врачу в первые сутки: он решит, нужна ли профилактика. Месяц следите за местом укуса. Пятно, которое растёт, температура, головная боль, ломота — повод прийти сразу и сказать про клеща.</p>
<p><strong>103: сильная головная боль с рвотой, спутанность, судороги, слабость в руке или ноге, перекосило лицо.</strong></p>`,
    kk: `
<h2>Серуенге дейін</h2>
<p>Ашық түсті киім, шалбардың балағы шұлықтың ішінде, жеңі тар, репеллент нұсқаулығы мен жасқа қарай. Үйге келген соң қараңыз: шаш, құлақтың арты, мойын, қолтық, шап, тізенің асты.</p>
<h2>Жабысып қалса</h2>
<ol>
<li>Кенені пинцетпен теріге барынша жақын жерінен ұстаңыз.</li>
<li>Жоғары қарай біркелкі, баяу тартыңыз. Жаншымаңыз, май тамызбаңыз, күйдірмеңіз.</li>
<li>Жараны антисептикпен сүртіп, қолды жуыңыз.</li>
<li>Кенені дымқыл мақта салынған құтыға салыңыз: зертхана тексере алады. Күні мен серуендеген жерді жазып қойыңыз.</li>
</ol>
<p>Басы қалып қойса, шұқымаңыз, теріден өзі шығады; қызарып ісінсе, дәрігерге көрсетіңіз.</p>
<h2>Шаққаннан кейін</h2>
<p>Алғашқы тәулікте дәрігерге барыңыз: алдын алу шарасы керек пе, сол шешеді. Шаққан жерді бір ай бақылаңыз. Үлкейіп бара жатқан дақ, қызу, бас ауруы, дененің сырқырауы болса, бірден келіп, кене жайында айтыңыз.</p>
<p><strong>103: құсумен бірге бас қатты ауырса, есі шатасса, құрысса, қолы не аяғы әлсіресе, беті қисайса.</strong></p>`,
    uz: `
<h2>Sayrdan oldin</h2>
<p>Och rangli kiyim, shim pochasi paypoq ichida, yengi tor, repellent yoʻriqnoma va yoshga qarab. Uyga qaytgach koʻrik: soch, quloq orqasi, boʻyin, qoʻltiq, chov, tizza osti.</p>
<h2>Yopishib qolsa</h2>
<ol>
<li>Kanani pinset bilan teriga iloji boricha yaqin joyidan ushlang.</li>
<li>Yuqoriga bir tekis va sekin torting. Ezmang, moy tomizmang, kuydirmang.</li>
<li>Yarani antiseptik bilan arting, qoʻlni yuving.</li>
<li>Kanani hoʻl paxta solingan idishga soling: laboratoriya tekshirishi mumkin. Sana va sayr joyini yozib qoʻying.</li>
</ol>
<p>Boshi qolib ketsa, kovlamang, teri uni oʻzi chiqaradi; yalligʻlansa, shifokorga koʻrsating.</p>
<h2>Chaqqandan keyin</h2>
<p>Birinchi sutkada shifokorga boring: profilaktika kerakligini u hal qiladi. Chaqqan joyni bir oy kuzating. Kattalashayotgan dogʻ, isitma, bosh ogʻrigʻi, badan qaqshashi boʻlsa, darhol kelib, kana haqida ayting.</p>
<p><strong>103: qusish bilan kuchli bosh ogʻrigʻi, es-hushning chalkashishi, tutqanoq, qoʻl yoki oyoqning holsizlanishi, yuzning qiyshayishi.</strong></p>`,
    en: `
<h2>Before the walk</h2>
<p>Light-coloured clothes, trousers in socks, tight cuffs, repellent by its leaflet and the child’s age. Back home, look: hair, behind the ears, neck, armpits, groin, behind the knees.</p>
<h2>If one has bitten</h2>
<ol>
<li>Grasp the tick with tweezers as close to the skin as you can.</li>
<li>Pull upwards, evenly and slowly. No squeezing, no oil, no burning.</li>
<li>Clean the wound with antiseptic and wash your hands.</li>
<li>Put the tick into a jar with damp cotton wool: a laboratory may test it. Write down the date and the place of the walk.</li>
</ol>
<p>If the head is left behind, do not dig: the skin will push it out by itself. If the place becomes inflamed, show it to a doctor.</p>
<h2>After the bite</h2>
<p>See a doctor within a day, who will decide whether you need preventive treatment. Watch the place for a month. If a spot grows, or there is fever, headache or aching, come at once and mention the tick.</p>
<p><strong>103: a severe headache with vomiting, confusion, a seizure, weakness in an arm or a leg, a drooping face.</strong></p>`,
  },
}
