import type { DemoPage } from './demo-page.ts'

export const servicePages: DemoPage[] = [
  {
    key: 'vara-tjanster',
    title_sv: 'Våra tjänster',
    title_en: 'Our services',
    content_sv: `
      <p>Maskin, förare, transport, kurs, service och reservdelar från samma depå. Hyran är densamma i hela landet.</p>
      <h2>Så hyr du</h2>
      <ol>
        <li><b>Mät.</b> Höjd, räckvidd och vikt. Räckvidden räknas från kranens mitt, och stödbenen når ungefär två meter ut.</li>
        <li><b>Välj.</b> <a href="/kranvaljaren">Kranväljaren</a> visar kranarna som klarar lyftet. Ring när två passar lika bra.</li>
        <li><b>Fråga.</b> Maskin, depå och tid räcker. Du får ett ärendenummer direkt.</li>
        <li><b>Hämta eller få levererat.</b> Vi går igenom maskinen med den som ska köra.</li>
        <li><b>Lämna tillbaka.</b> Rengjord och laddad eller tankad, till samma depå.</li>
      </ol>
      <h2>Det ingår i hyran</h2>
      <ul>
        <li>Servad och besiktigad maskin med lasttabell och instruktion</li>
        <li>Genomgång vid hämtning eller leverans</li>
        <li>Råd före bokningen och hjälp i telefon under hyran</li>
      </ul>
      <h2>Det tillkommer</h2>
      <ul>
        <li>Hyresförsäkring, 6 % av hyran</li>
        <li>Tillbehör: ok, sling, vakuumlyft, plattor och körplåt</li>
        <li>Förbrukning: bränsle och det som slits</li>
        <li>Transport, när du inte hämtar själv</li>
      </ul>`,
    content_en: `
      <p>Machine, operator, transport, course, service and spare parts from the same depot. The rental price is the same throughout the country.</p>
      <h2>How to rent</h2>
      <ol>
        <li><b>Measure.</b> Height, reach and weight. The reach is measured from the crane’s centre, and the outriggers protrude about two metres.</li>
        <li><b>Choose.</b> The <a href="/en/kranvaljaren">crane selector</a> shows the cranes that can do the lift. Call when two suit equally well.</li>
        <li><b>Ask.</b> Machine, depot and time are enough. You get a case number at once.</li>
        <li><b>Pick it up, or have it delivered.</b> We go through the machine with the person who will operate it.</li>
        <li><b>Return.</b> Cleaned and charged or refuelled, to the same depot.</li>
      </ol>
      <h2>Included in the price</h2>
      <ul>
        <li>A serviced and inspected machine with load chart and instructions</li>
        <li>A walk-through at pickup or delivery</li>
        <li>Advice before you book and help by phone while you rent</li>
      </ul>
      <h2>Extra</h2>
      <ul>
        <li>Rental insurance, 6% of the rental price</li>
        <li>Accessories: lifters, slings, vacuum lifters, outrigger pads and floor protection</li>
        <li>Consumables: fuel and wearing parts</li>
        <li>Transport, unless you pick it up yourself</li>
      </ul>`,
  },
  {
    key: 'vara-tjanster/faltservice',
    title_sv: 'Fältservice',
    title_en: 'Field service',
    content_sv: `
      <p>Vår tekniker kommer till maskinen när maskinen inte kan komma till oss: felsökning, slangbyte, hydraulik, el och säkerhetsfunktioner.</p>`,
    content_en: `
      <p>Our technician comes to the machine when the machine cannot come to us: fault finding, hoses, hydraulics, electrics and safety functions.</p>`,
  },
  {
    key: 'vara-tjanster/kredit',
    title_sv: 'Konto mot faktura',
    title_en: 'Invoice account',
    content_sv: `
      <p>Företag hyr mot faktura efter en kreditansökan. Vi behöver organisationsnummer, fakturaadress, kontaktperson och den gräns du vill ha. Kreditupplysning tas på företaget, och du får besked av depån.</p>`,
    content_en: `
      <p>Companies rent on invoice after a credit application. We need organisation number, invoice address, contact person and the limit you want. A credit report is taken on the company, and the depot gets back to you.</p>`,
  },
  {
    key: 'transporter',
    title_sv: 'Transporter',
    title_en: 'Transport',
    content_sv: `
      <p>Vi kör maskinen till bygget och hämtar den igen. Du får priset på transporten innan du bokar.</p>
      <h2>Vi kör</h2>
      <p>Ange adressen i förfrågan, så räknar depån på sträcka och fordon. Skriv också vad bilen möter: viktgräns, vändplats, grind, tider när det är tyst.</p>
      <h2>Du hämtar själv</h2>
      <ul>
        <li>Maskinens vikt och mått står i datatabellen på varje produktsida. Räkna med tillbehören.</li>
        <li>Släp och dragbil ska klara totalvikten, och ditt körkort ekipaget.</li>
        <li>Ta med spännband i rätt klass. Maskinen surras i sina märkta fästpunkter.</li>
        <li>Vi lastar tillsammans i depån. Du ansvarar för surrningen på vägen.</li>
      </ul>
      <h2>På plats</h2>
      <p>Bestäm var maskinen ska rulla av: plant, fast underlag och fri väg fram till uppställningen. Mät den smalaste dörren. Är golvet känsligt finns körplåt och plattor att hyra.</p>
      <h2>Tider</h2>
      <p>Utkörning sker helst under depåns öppettider. Lossning på natten eller på en avstängd gata går att ordna, men behöver sägas två dagar före.</p>`,
    content_en: `
      <p>We bring the machine to your site and take it back again. You get the price of the transport before you book.</p>
      <h2>We deliver</h2>
      <p>Give the address in your inquiry and the depot works out distance and vehicle. Also say what the lorry will meet: weight limits, room to turn, gates, quiet hours.</p>
      <h2>You pick it up</h2>
      <ul>
        <li>Weight and size are in the data table on each product page. Add the accessories.</li>
        <li>Trailer and towing vehicle must be rated for the total weight, and your licence must cover the combination.</li>
        <li>Bring lashings of the right class. The machine is lashed at its marked points.</li>
        <li>We load together at the depot. You are responsible for the lashing on the road.</li>
      </ul>
      <h2>On site</h2>
      <p>Decide where the machine rolls off: level, firm ground and a clear way to where the machine is set up. Measure the narrowest door. For delicate floors there are protection sheets and pads to rent.</p>
      <h2>Times</h2>
      <p>We prefer to deliver during the depot’s opening hours. Unloading at night or in a closed street can be arranged, but needs two days’ notice.</p>`,
  },
  {
    key: 'reparation-service',
    title_sv: 'Reparation och service',
    title_en: 'Repairs and service',
    content_sv: `
      <p>Verkstad för minikranar, glasrobotar, vakuumlyft och bandmaskiner, våra egna och dina. I depån eller hos dig.</p>
      <h2>Service</h2>
      <p>Efter tillverkarens plan: oljor, filter, linor, slangar, givare och överlastskydd. Du får ett protokoll på vad som är gjort och vad som bör göras härnäst.</p>
      <h2>Reparation</h2>
      <p>Beskriv felet, skicka gärna en bild på märkskylten och på det som gått sönder. Vi säger vad vi tror att det är och vad felsökningen kostar innan vi börjar.</p>
      <h2>Fältservice</h2>
      <p>Står maskinen still mitt i ett jobb kommer teknikern ut. Ring hellre än att skriva, och ha maskinens modell och serienummer till hands.</p>
      <h2>Besiktning</h2>
      <p>Vi förbereder maskinen inför återkommande besiktning, finns på plats när den görs och rättar det som anmärks. Själva besiktningen görs av ett kontrollorgan.</p>
      <h2>Vilka märken</h2>
      <p>Hos <a href="/leverantorer">leverantörerna</a> står vilka märken vi reparerar. Står ditt inte där: fråga ändå.</p>`,
    content_en: `
      <p>A workshop for mini cranes, glass robots, vacuum lifters and tracked machines, ours and yours. At the depot or on your site.</p>
      <h2>Service</h2>
      <p>To the manufacturer’s schedule: oils, filters, ropes, hoses, sensors and overload protection. You get a record of what was done and what should come next.</p>
      <h2>Repairs</h2>
      <p>Describe the fault, and send a picture of the rating plate and of what broke if you can. We say what we think it is and what the fault finding costs before we start.</p>
      <h2>Field service</h2>
      <p>When the machine stops in the middle of a job, the technician comes out. Call rather than write, and have model and serial number at hand.</p>
      <h2>Inspection</h2>
      <p>We prepare the machine for its periodic inspection, are there when it is done and put right what the inspector remarks on. The inspection itself is carried out by an inspection body.</p>
      <h2>Which makes</h2>
      <p>Our <a href="/en/leverantorer">supplier list</a> shows which makes we repair. If yours is not there, ask anyway.</p>`,
  },
  {
    key: 'reservdelar',
    title_sv: 'Reservdelar',
    title_en: 'Spare parts',
    content_sv: `
      <p>Delar till maskinerna vi hyr ut, säljer och servar: från sugkopp och fjärrkontroll till band och lina.</p>
      <h2>Så beställer du</h2>
      <ol>
        <li><b>Läs märkskylten.</b> Märke, modell, serienummer och årsmodell.</li>
        <li><b>Beskriv delen.</b> Artikelnummer om du har det, annars en bild med ett mått i.</li>
        <li><b>Ring eller mejla.</b> Du får pris och väntad leverans innan vi beställer.</li>
      </ol>
      <h2>Det som oftast går åt</h2>
      <ul>
        <li>Sugkoppar, tätningar och vakuumslang</li>
        <li>Gummiband och rullar</li>
        <li>Lina, krokblock och krokspärr</li>
        <li>Batterier, laddare och fjärrkontroller</li>
        <li>Filter, oljor och hydraulslang</li>
        <li>Stödbensplattor</li>
      </ul>
      <h2>Säkerhetsdelar</h2>
      <p>Lina, krok, överlastskydd och bromsar byts med delar som tillverkaren godkänner. Är du osäker på om du får byta delen själv: fråga, eller låt verkstaden göra det.</p>
      <h2>Retur</h2>
      <p>Oanvända delar i oöppnad förpackning tar vi tillbaka. Delar som beställts särskilt åt dig och elektronik som varit monterad kan vi inte ta tillbaka.</p>`,
    content_en: `
      <p>Parts for the machines we rent out, sell and service: from suction pad and remote control to track and rope.</p>
      <h2>How to order</h2>
      <ol>
        <li><b>Read the rating plate.</b> Make, model, serial number and year.</li>
        <li><b>Describe the part.</b> The part number if you have it, otherwise a picture with a measuring tape in it.</li>
        <li><b>Call or e-mail.</b> You get the price and expected delivery before we order.</li>
      </ol>
      <h2>What wears out most often</h2>
      <ul>
        <li>Suction pads, seals and vacuum hose</li>
        <li>Rubber tracks and rollers</li>
        <li>Rope, hook block and hook latch</li>
        <li>Batteries, chargers and remote controls</li>
        <li>Filters, oils and hydraulic hose</li>
        <li>Outrigger pads</li>
      </ul>
      <h2>Safety parts</h2>
      <p>Rope, hook, overload protection and brakes are replaced with parts that the manufacturer approves. If you are unsure whether you may change the part yourself, ask, or leave it to the workshop.</p>
      <h2>Returns</h2>
      <p>We take back unused parts in unopened packaging. Parts ordered specially for you and electronics that have been fitted cannot be returned.</p>`,
  },
]
