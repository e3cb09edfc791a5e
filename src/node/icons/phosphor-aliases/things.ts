/**
 * Font Awesome names of devices, media, messages, time, trade, tools, food and play, by the
 * Phosphor icon that means the same. The format is that of `interface.ts`. Data only.
 */
export const thingAliases = `
alarm: alarm-clock
article: blog
bag: sack-dollar sack-xmark
barbell: dumbbell weight-hanging
basket: basket-shopping
bathtub: bath hot-tub-person
battery-high: battery-three-quarters
battery-low: battery-quarter
battery-medium: battery-half
beer-bottle: wine-bottle
beer-stein: beer-mug-empty
book: book-atlas book-bible book-quran book-tanakh book-journal-whills book-skull book-medical
book-open-text: book-open-reader
bowl-steam: bowl-rice
brandy: whiskey-glass
bread: bread-slice
broadcast: tower-broadcast podcast satellite-dish
cake: cake-candles
calendar-dot: calendar-day
calendar-dots: calendar-days calendar-week
calendar-x: calendar-xmark
call-bell: bell-concierge
camera: camera-retro
cassette-tape: tape walkie-talkie
castle-turret: chess-rook
cell-signal-full: signal
cell-tower: tower-cell
chart-line: magnifying-glass-chart
chat: message
chat-circle: comment
chat-circle-dots: comment-dots
chat-circle-slash: comment-slash
chat-circle-text: comment-sms
chats: comments
checkerboard: chess-board
cheers: champagne-glasses
cigarette: smoking joint
clock-counter-clockwise: clock-rotate-left
clock-user: user-clock business-time
coffee: mug-hot mug-saucer
compass-tool: compass-drafting
contactless-payment: money-check money-check-dollar
cookie: cookie-bite
cowboy-hat: hat-cowboy
cpu: microchip
crown-simple: chess-king chess-queen
cube: cubes-stacked
cube-focus: dice-d6
currency-btc: bitcoin-sign
currency-circle-dollar: comment-dollar circle-dollar-to-slot comments-dollar filter-circle-dollar
currency-dollar: dollar-sign
currency-eur: euro-sign
currency-gbp: sterling-sign
currency-inr: indian-rupee-sign rupee-sign
currency-jpy: yen-sign
currency-krw: won-sign
currency-kzt: tenge-sign
currency-ngn: naira-sign
currency-rub: ruble-sign
desktop: computer display
device-mobile: mobile mobile-screen mobile-button mobile-screen-button mobile-retro
device-tablet: tablet tablet-screen-button tablet-button
diamond: gem
dice-five: dice
disc: compact-disc
envelope-open: envelope-open-text
envelope-simple: envelopes-bulk square-envelope
feather: feather-pointed
film-slate: clapperboard
film-strip: film
fire: burst explosion
fork-knife: utensils spoon
game-controller: gamepad
gift: gifts
golf: golf-ball-tee
grains: wheat-awn
hamburger: burger
hand-coins: money-bill-transfer
hand-soap: soap
hard-drives: server
hard-hat: helmet-safety
hockey: hockey-puck
horse: chess-knight horse-head
hourglass-high: hourglass-start
hourglass-low: hourglass-end
hourglass-medium: hourglass-half
identification-card: passport
images: photo-film
laptop: laptop-code laptop-file
letter-circle-h: circle-h
letter-circle-p: square-parking
lifebuoy: life-ring
magnifying-glass: magnifying-glass-location magnifying-glass-arrow-right magnifying-glass-dollar
martini: martini-glass martini-glass-empty martini-glass-citrus
medal: award
medal-military: ribbon
megaphone: bullhorn
microphone-stage: microphone-lines
money: money-bill money-bill-1 money-bills
money-wavy: money-bill-wave money-bill-1-wave
mouse: computer-mouse
music-note: music
network: ethernet
orange: lemon
package: box boxes-stacked box-open cubes boxes-packing people-carry-box
paint-bucket: bucket
parachute: parachute-box
pepper: pepper-hot
phone: phone-flip square-phone tty square-phone-flip
phone-call: phone-volume
picture-in-picture: rectangle-ad
pill: prescription-bottle prescription-bottle-medical
ping-pong: table-tennis-paddle-ball
pizza: pizza-slice
planet: satellite
plug-charging: plug-circle-bolt
plugs: plug-circle-xmark
plugs-connected: plug-circle-check
polygon: dice-d20
printer: print
push-pin: thumbtack
push-pin-slash: thumbtack-slash
qr-code: qrcode
rss-simple: square-rss
ruler: ruler-combined ruler-horizontal ruler-vertical
scales: scale-balanced scale-unbalanced scale-unbalanced-flip weight-scale
seal-check: certificate envelope-circle-check
shopping-bag: bag-shopping
shopping-cart: cart-shopping
shopping-cart-simple: cart-plus cart-arrow-down
signpost: sign-hanging
sim-card: sd-card
soccer-ball: futbol
sock: socks
sparkle: hand-sparkles
speedometer: gauge-high gauge-simple gauge-simple-high
spray-bottle: spray-can spray-can-sparkles
strategy: chess chess-pawn
swatches: swatchbook
t-shirt: shirt vest
tag: tags
television: tv
ticket: ticket-simple
timer: stopwatch stopwatch-20
trademark-registered: registered
trolley: dolly cart-flatbed
trolley-suitcase: cart-flatbed-suitcase
truck: truck-ramp-box truck-plane truck-field truck-arrow-right
vibrate: mobile-vibrate
video-camera: video
video-camera-slash: video-slash
vinyl-record: record-vinyl
virtual-reality: vr-cardboard
wifi-high: wifi
wine: wine-glass wine-glass-empty
wrench: screwdriver-wrench
`;
