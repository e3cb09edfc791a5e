/**
 * Names of other icon sets that authors write by habit (Lucide, Heroicons, Material), by the
 * Phosphor icon that means the same. The format is that of `interface.ts`. Data only.
 */
export const otherSetAliases = `
address-book: contacts
alien: space-invader
app-window: app-window-mac
archive: drawer
arrow-counter-clockwise: restart reset history-back
arrow-square-in: arrow-right-to-square
arrow-square-out: square-arrow-out-up-right open-in-new launch
arrow-up-right: external-arrow
arrows-clockwise: refresh-cw loop autorenew
arrows-counter-clockwise: refresh-ccw
arrows-down-up: arrow-up-down
arrows-in: minimize-2
arrows-out: fullscreen maximize-2
arrows-out-cardinal: move
arrows-split: call-split
article: newspaper-text description
bell-ringing: notifications-active
binary: rectangle-binary
book-open: menu-book
books: library rectangle-library
brackets-curly: braces data-object curly-braces
brackets-square: bracket-right
broadcast: cell-broadcast sensors
browser: chrome-window web rectangle-browser
browsers: windows-stack
bug-beetle: bug-ant
butterfly: flutter-dash
calendar-dots: date-range
cards: view-carousel
caret-up-down: chevrons-up-down unfold-more
chart-bar: bar-chart-2 bar-chart-3
chart-donut: donut-chart donut-large
chart-line-down: trending-down
chart-line-up: trending-up analytics-up presentation-up
chart-polar: radar-chart
chat: message-square
chat-centered: chat-bubble
chat-circle: message-circle
chats: forum
check-fat: check-bold done task-alt
circles-three-plus: category
circuitry: circuit-board circuit
clipboard-text: clipboard-document
cloud-arrow-up: backup
code: brackets-angle code-xml code-bracket source
code-block: block-code code-bracket-square
columns: view-columns
command: cmd
compass: explore
computer-tower: desktop-tower server-tower
confetti: celebration
copy: clipboard-copy content-copy file-copy duplicate
copy-simple: square-stack
cpu: processor chip memory-chip
credit-card: payment payments
crosshair: scope location-searching gps-target
cube: rectangle-3d
cube-transparent: view-in-ar box-3d
currency-circle-dollar: badge-dollar-sign attach-money paid monetization
cylinder: db
detective: incognito
devices: monitor-smartphone devices-responsive
dots-nine: apps
dots-three: more-horizontal dots-horizontal
dots-three-vertical: more-vertical dots-vertical
envelope-simple: mail email
export: file-output logout-box
eye-closed: visibility-off
faders-horizontal: equalizer
file: page-blank
file-code: file-json code-file
file-css: file-css3
file-js: file-javascript
file-magnifying-glass: document-search
file-py: file-python
file-text: document document-text file-lines-alt
file-ts: file-typescript
fingerprint: biometric touch-id
fire-simple: local-fire-department
flask: beaker science experiment
flow-arrow: flow pipeline
folder-simple-user: folder-shared
folders: folder-copy file-stack
frame-corners: scan-frame viewfinder
function: functions
game-controller: stadia-controller
gauge: speed
gear-fine: settings cog-6-tooth
git-branch: branch git-tree
git-diff: diff
git-pull-request: pull-request
globe: language-globe public world
globe-simple: globe-alt
graph: scatter
hand-tap: touch-app
hard-drive: storage disk
hard-drives: server-rack servers dns
head-circuit: psychology model-training
hourglass: pending
house-simple: home-simple
image-square: photo
infinity: loop-infinite
info: information information-circle
kanban: trello-board
keyhole: circle-key
ladder: step-ladder
layout: template
lightbulb-filament: tips-and-updates
lightning: flash electric-bolt
line-vertical: pipe-vertical
link-break: link-slash-alt
list: menu hamburger-menu menu-2
list-checks: list-todo checklist tasks-list
list-magnifying-glass: list-search
list-star: playlist-add
magic-wand: wand-2
map-pin: marker-pin place
megaphone: campaign announcement
microscope: biotech
monitor-arrow-up: desktop-arrow-up screen-share
monitor-play: display-play tv-play
moon-stars: dark-mode
navigation-arrow: near-me
note-pencil: memo-pad-pen
notepad: clipboard-notes
notification: badge-new
package: container deployed-code package-2
paint-brush: brush-fine
paper-plane-tilt: send-horizontal
password: password-field
path: polyline split-route
paw-print: fox
pencil-simple-line: square-edit
percent: circle-percent
placeholder: image-placeholder
plugs: electrical-services
plugs-connected: plug-connect api-connect integration
presentation: presentation-board lectern-board
pulse: monitor-heart vital-signs
question: help help-circle help-outline question-mark-circle circle-help
radio-button: circle-dot-alt radio-button-checked
ranking: leaderboard
receipt: bill
robot: bot smart-toy chatbot comment-bot
rocket-launch: deploy
rows: bars-alt view-list
scales: scale balance law
seal-check: check-badge verified
seal-question: badge-question
seal-warning: badge-exclamation
selection-all: select-all
share-network: network hub nodes lan
shield-check: shield-tick verified-user security
shopping-cart: cart
sidebar: panel-left side-navigation
sidebar-simple: panel-right
sigma: sum
sliders: adjustments-vertical
sliders-horizontal: adjustments adjustments-horizontal settings-2 tune
smiley: mood emoji
sparkle: auto-awesome ai
spinner-gap: loader-circle progress-activity
squares-four: layout-grid view-grid widgets dashboard-customize
stack: layers
stack-plus: layers-plus
steps: footsteps stairs-up
student: school-user
subtitles: closed-captions
sun-dim: light-mode
swap: transfer exchange-horizontal
swatches: color-swatch
table: table-header spreadsheet
tag: pricetag
target: goal track-changes
terminal: prompt console
terminal-window: command-line
test-tube: beaker-tube
text-aa: letter-case type
textbox: text-input forms
thumbs-down: thumb-down dislike
thumbs-up: thumb-up like
timer: timer-reset
toolbox: handyman
translate: g-translate
tree-structure: workflow account-tree schema
trophy: award-trophy
user-circle-gear: manage-accounts
user-square: rectangle-user
users-three: users-group groups
wallet: wallet-cards account-balance-wallet
warning: alert-triangle alert report
warning-circle: alert-circle error report-problem
warning-octagon: alert-octagon
waveform: audio-lines graphic-eq
webhooks-logo: webhooks
wrench: build tool
x: close-icon clear
`;
