"""Every request of the language server, by a client of pytest-lsp: pytest -q requests.py, with the server in GRIDGEN_SERVER."""

import asyncio
import os

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

URI = "file:///specs/post.grid"
SPEC = """## Photos of a post.
grid Post
gap 4

1: 1
2: 2
4: 3, 1
5..: show 4
when width < 400 {
    2: 1,1
}
"""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["GRIDGEN_SERVER"]]))
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(types.InitializeParams(capabilities=client_capabilities("visual-studio-code"), root_uri="file:///specs"))
    lsp_client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(URI, "grid", 1, SPEC)))
    await lsp_client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    yield
    await lsp_client.shutdown_session()


DOCUMENT = types.TextDocumentIdentifier(URI)
EVERYTHING = types.Range(types.Position(0, 0), types.Position(100, 0))
OPTIONS = types.FormattingOptions(tab_size=4, insert_spaces=True)


def codes(client):
    return [diagnostic.code for diagnostic in client.diagnostics[URI]]


async def wait_for_codes(client, *expected):
    """The compiler's diagnostics come first, those of lint may come later."""
    for _ in range(200):
        if sorted(codes(client)) == sorted(expected):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(codes(client))


async def change(client, version, start, end, text):
    """One edit, and the diagnostics after it."""
    identifier = types.VersionedTextDocumentIdentifier(version=version, uri=URI)
    edit = types.TextDocumentContentChangePartial(types.Range(types.Position(*start), types.Position(*end)), text)
    client.text_document_did_change(types.DidChangeTextDocumentParams(identifier, [edit]))
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)


@pytest.mark.asyncio
async def test_diagnostics_follow_the_text(client):
    await wait_for_codes(client, "count-missing", "lonely-photo", "width-missing")
    await change(client, 2, (6, 3), (6, 7), "2, 2")
    assert "lonely-photo" not in codes(client)
    await change(client, 3, (6, 3), (6, 7), "2, 3")
    assert "row-sum" in codes(client)
    client.text_document_did_close(types.DidCloseTextDocumentParams(DOCUMENT))
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    assert codes(client) == []


@pytest.mark.asyncio
async def test_code_actions(client):
    actions = await client.text_document_code_action_async(types.CodeActionParams(DOCUMENT, EVERYTHING, types.CodeActionContext([])))
    assert "Ignore `lonely-photo` here" in [action.title for action in actions]
    await change(client, 2, (2, 0), (2, 5), "gpa 4")
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        DOCUMENT, EVERYTHING, types.CodeActionContext([], only=[types.CodeActionKind.QuickFix])))
    fix = next(action for action in actions if action.title.startswith("Fix: "))
    (edit,) = fix.edit.changes[URI]
    assert edit.new_text == "gap" and edit.range.start == types.Position(2, 0)
    (everything,) = await client.text_document_code_action_async(types.CodeActionParams(
        DOCUMENT, EVERYTHING, types.CodeActionContext([], only=[types.CodeActionKind.SourceFixAll])))
    assert everything.kind == "source.fixAll.gridgen" and "gap 4" in everything.edit.changes[URI][0].new_text


@pytest.mark.asyncio
async def test_formatting(client):
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(DOCUMENT, OPTIONS))
    assert any("    2: 1, 1\n" in edit.new_text for edit in edits)
    before = types.Range(types.Position(0, 0), types.Position(2, 0))
    assert not await client.text_document_range_formatting_async(types.DocumentRangeFormattingParams(DOCUMENT, before, OPTIONS))


@pytest.mark.asyncio
async def test_hover(client):
    word = await client.text_document_hover_async(types.HoverParams(DOCUMENT, types.Position(2, 1)))
    assert "the space between rows and columns" in word.contents.value
    rule = await client.text_document_hover_async(types.HoverParams(DOCUMENT, types.Position(6, 3)))
    assert "┌" in rule.contents.value and "height = 4/3 × width + 4/3" in rule.contents.value
    assert await client.text_document_hover_async(types.HoverParams(DOCUMENT, types.Position(3, 0))) is None


@pytest.mark.asyncio
async def test_completion(client):
    async def labels(line, character):
        items = await client.text_document_completion_async(types.CompletionParams(DOCUMENT, types.Position(line, character)))
        return [item.label for item in items]
    assert (await labels(3, 0))[0] == "3: 3"
    assert (await labels(6, 3))[0] == "2, 2"
    assert "show" in await labels(6, 3)
    await change(client, 2, (6, 7), (6, 7), "  # gridgen:ignore ")
    assert "lonely-photo" in (await labels(6, 26))[:2]


@pytest.mark.asyncio
async def test_the_outline_and_folds(client):
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(DOCUMENT))
    assert [symbol.name for symbol in symbols][:3] == ["grid Post", "gap 4", "1: 1"]
    assert symbols[-1].children[0].name == "2: 1,1"
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(DOCUMENT))
    assert [(fold.start_line, fold.end_line) for fold in folds] == [(8, 10)]


@pytest.mark.asyncio
async def test_counts(client):
    place = types.Position(7, 10)
    (definition,) = await client.text_document_definition_async(types.DefinitionParams(DOCUMENT, place))
    assert definition.range.start == types.Position(6, 0)
    references = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(include_declaration=True), DOCUMENT, place))
    assert [each.range.start.line for each in references] == [6, 7]


@pytest.mark.asyncio
async def test_renaming(client):
    place = types.Position(1, 6)
    prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(DOCUMENT, place))
    assert prepared.placeholder == "Post"
    edit = await client.text_document_rename_async(types.RenameParams(DOCUMENT, place, "Photos"))
    assert edit.changes[URI][0].new_text == "Photos"
    with pytest.raises(Exception, match="a name is a letter"):
        await client.text_document_rename_async(types.RenameParams(DOCUMENT, place, "1"))


@pytest.mark.asyncio
async def test_hints_and_tokens(client):
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(DOCUMENT, EVERYTHING))
    assert hints[0].label == "height = width"
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(DOCUMENT))
    assert list(tokens.data[:10]) == [0, 0, 20, 0, 1, 1, 0, 4, 1, 0]


@pytest.mark.asyncio
async def test_unknown_requests_are_refused(client):
    with pytest.raises(Exception, match="there is no"):
        await client.workspace_symbol_async(types.WorkspaceSymbolParams("x"))
