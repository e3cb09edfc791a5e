-- Edits a page and its docs.json in Neovim like a user; records what the user would see in seen.json.
local seen = {}

local function wait(what, check)
  if not vim.wait(60000, check, 20) then error('never came: ' .. what) end
end

local function problems()
  return vim.iter(vim.diagnostic.get(0)):map(function(problem)
    return (problem.lnum + 1) .. ':' .. (problem.col + 1) .. ' ' .. problem.code
  end):totable()
end

local function place_cursor(line, text)
  local column = vim.api.nvim_buf_get_lines(0, line - 1, line, false)[1]:find(text, 1, true)
  vim.api.nvim_win_set_cursor(0, { line, column - 1 })
end

local function float()
  return vim.iter(vim.api.nvim_list_wins()):find(function(window)
    return vim.api.nvim_win_get_config(window).relative ~= ''
  end)
end

local function run()
  vim.cmd.edit('index.mdx')
  wait('problems of a page', function() return #problems() > 0 end)
  seen.page = problems()

  place_cursor(3, '/setup')
  vim.lsp.buf.hover()
  wait('hover', float)
  seen.hover = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(float()), 0, -1, false)
  vim.api.nvim_win_close(float(), true)

  seen.omnifunc = vim.bo.omnifunc
  local asked = vim.lsp.util.make_position_params(0, 'utf-16')
  asked.position = { line = 4, character = 4 }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', asked, 60000)
  seen.offered = vim.iter(vim.tbl_values(answers)[1].result):map(function(item)
    return item.label
  end):totable()

  vim.lsp.buf.definition()
  wait('definition', function() return vim.fn.expand('%:t') == 'setup.mdx' end)

  vim.cmd.edit('index.mdx')
  place_cursor(3, '/setup')
  vim.ui.input = function(asked_name, answer)
    seen.old_name = asked_name.default
    answer('start/install')
  end
  vim.lsp.buf.rename()
  wait('rename', function() return vim.api.nvim_buf_get_lines(0, 2, 3, false)[1]:find('/start/install', 1, true) end)

  place_cursor(5, '<Car')
  vim.lsp.buf.code_action({ apply = true })
  wait('quick fix', function() return vim.api.nvim_buf_get_lines(0, 4, 5, false)[1] == '<Card />' end)
  vim.cmd('silent wall')

  vim.cmd.edit('docs.json')
  wait('problems of docs.json', function() return #problems() > 0 end)
  seen.config = problems()
end

local ok, fault = pcall(run)
seen.fault = not ok and tostring(fault) or nil
vim.fn.writefile({ vim.json.encode(seen) }, 'seen.json')
vim.cmd('qall!')
