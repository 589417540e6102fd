-- What the tests ask of Neovim: an editor with the language server, as the page Editors sets it up.
vim.opt.swapfile = false
vim.opt.completeopt = 'menuone,noselect'

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'grid',
  callback = function(event)
    local id = vim.lsp.start_client({ name = 'gridgen', cmd = { os.getenv('GRIDGEN_SERVER') }, root_dir = vim.fn.getcwd() })
    vim.lsp.buf_attach_client(event.buf, id)
    vim.bo.omnifunc = 'v:lua.vim.lsp.omnifunc'
  end,
})

local function place() return vim.lsp.util.make_position_params() end

-- The result of a request about the text.
local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/' .. method, parameters, 5000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

function Codes()
  return vim.tbl_map(function(each) return each.code or each.user_data.lsp.code end, vim.diagnostic.get(0))
end

function Hover() return (ask('hover', place()) or { contents = { value = '' } }).contents.value end

-- Makes the first code action whose title begins with a text; returns its title.
function Act(beginning)
  local parameters = place()
  parameters.range = { start = { line = 0, character = 0 }, ['end'] = { line = vim.fn.line('$'), character = 0 } }
  parameters.context = { diagnostics = {} }
  for _, action in ipairs(ask('codeAction', parameters) or {}) do
    if vim.startswith(action.title, beginning) then
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
      return action.title
    end
  end
  return ''
end

function Format()
  vim.lsp.buf.formatting_sync(nil, 5000)
  return true
end

function Lines() return vim.api.nvim_buf_get_lines(0, 0, -1, true) end
